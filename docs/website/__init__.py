"""What makes a site of the pages of docs/: see docs/make_site.py."""
