-- The nearest clock to come that a message bears on, by the port's time: nothing holds it back until that is near.
alter table notification_message add column closes_at timestamptz;
-- Why a delivery waits for its first try: night, others. Null: it waits for its turn, or for another try.
alter table notification_delivery add column waits_for text;
create index notification_delivery_held on notification_delivery (owner_key, user_id) where state = 'waiting' and waits_for is not null;
