-- Beside who asked outside: who marked a bill as handled, and who had it warn again.
alter table bill_subscription_chase add column act text not null default 'chased' check (act in ('chased', 'handled', 'reminded'));
