-- Until when somebody may not come in, in which language mails are written to somebody, and whether reminders are.
alter table people
  add column banned_until timestamptz,
  add column language text,
  add column mail_reminders boolean not null default false;

-- Codes by which somebody gets back in without a password, each once. The codes themselves are known only to whoever was shown them.
create table recovery_codes (
  hash text primary key,
  person_id text not null references people (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_person on recovery_codes (person_id);

-- What the operator has done to whom, and why.
create table operator_log (
  id text primary key,
  at timestamptz not null,
  action text not null,
  person_id text not null references people (id),
  name text not null,
  why text not null,
  until timestamptz
);
create index operator_log_at on operator_log (at);
create index operator_log_person on operator_log (person_id);
