"""Who may do what: accounts, roles, claims."""
