-- Why: who runs the site has a role of his own beside the administrator of R-1-03; those who did both go on doing so.
update account_user set roles = array_append(roles, 'desk') where 'admin' = any(roles) and not 'desk' = any(roles);
