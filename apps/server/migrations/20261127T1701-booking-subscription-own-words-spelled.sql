-- What people write freely is spelled for searching when it is written, as wordsSql of the server spells terms: to spell it at
-- each search costs rows times text.
alter table booking_subscription add column own_words text generated always as (
  upper(regexp_replace(coalesce(remark, ''), '[[:punct:][:space:]，。：；、（）【】“”！？·]', '', 'g'))) stored;
