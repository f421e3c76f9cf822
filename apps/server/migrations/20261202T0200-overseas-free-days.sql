-- Free days by class of box as a line gives them, in the owner's table; null: none were entered.
alter table overseas_tariff add column free_days jsonb;
-- What the boxes of a shipment are where their line does not say, as its owner has chosen it.
alter table overseas_subscription add column box_class text check (box_class in ('20', '40', 'special'));
