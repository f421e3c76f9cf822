-- Why: the registry is asked again about each company that is certified, those first that were asked longest ago (B5).
create index company_asked_again on company ((coalesce(asked_at, created_at)), id) where cert_state = 'certified';
