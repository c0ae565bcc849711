-- Of matches by correspondence: up to which entry everybody has been reminded, and when it must be looked at again.
create table reminded (
  match_id text primary key references matches (id) on delete cascade,
  head integer not null,
  next_at timestamptz
);

-- Of which decision a seat was last reminded, and whether for the last time before its time is up. The key sees to it that of several
-- processes one reminds.
create table reminders (
  match_id text not null references matches (id) on delete cascade,
  seat integer not null,
  number double precision not null,
  last_call boolean not null,
  primary key (match_id, seat)
);

create index matches_correspondence on matches (id)
  where status = 'running' and settings -> 'speed' ->> 'kind' = 'correspondence';

-- Browsers that are told even if the page is closed. The address is that of a push service, which knows what is sent by its length only.
create table push_subscriptions (
  endpoint text primary key,
  person_id text not null references people (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null
);
create index push_subscriptions_person on push_subscriptions (person_id);
