"""Forms made from the schemas of the models: the editor knows no field by name."""
