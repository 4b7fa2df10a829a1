"""What is said to people: near names for misspelt ones, words beside numbers, why a file was refused."""
