"""Games that are sent in, from the first draft to the decision."""
