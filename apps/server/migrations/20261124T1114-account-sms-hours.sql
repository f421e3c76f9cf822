-- Text messages of all phones by the hour, over all processes: above a bound an alarm is given (S-05).
create table account_sms_hour (
  hour_from timestamptz primary key,
  sent integer not null
);
