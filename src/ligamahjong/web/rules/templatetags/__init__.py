"""Links to disputed rulings in templates."""
