-- A reminder counts as sent when it was, not when somebody set out to send it: whoever does has it until the lease ends, and if it was not sent
-- by then, somebody else tries again, a few times. What was noted before is taken as sent.
alter table reminders
  add column sent boolean not null default true,
  add column lease_until timestamptz,
  add column attempts integer not null default 0;
