-- Who made a client's key: it ends when he leaves the company. Of keys made before nobody knows; they end in time.
alter table bill_subscription_client_key add column made_by bigint;
