"""Letters that wait in the database until they are sent."""
