-- A scan ticket and a code belong to whoever holds the key made for them alone, and a ticket gives one token.

alter table account_scan_ticket rename column browser_digest to key_digest;
alter table account_scan_ticket drop column tokens_given;
alter index account_scan_ticket_browser rename to account_scan_ticket_key;
alter table account_sms_code rename column browser_digest to key_digest;
