-- Calls are found by ship and voyage, their own key: what is said of one call asks for no other of its ship.
drop index tracking_call_vessel;
