-- What the owner of a row was told of its shipment; null: nothing yet.
alter table overseas_subscription add column told jsonb;
-- Who chose last where news of it go; null: whoever subscribed.
alter table overseas_subscription add column notify_user_id bigint;
