-- What one process knows and all must: the key by which cookies are signed.
create table settings (
  key text primary key,
  value text not null
);

create table people (
  id text primary key,
  name text not null,
  guest boolean not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);

-- A table that gathers players, and the match that is played at it.
create table matches (
  id text primary key,
  game text not null,
  edition text not null,
  settings jsonb not null,
  status text not null check (status in ('gathering', 'running', 'paused', 'over', 'aborted')),
  host text not null references people (id),
  -- The secret that the shuffles are mixed from. It leaves the server when the match is over.
  secret text not null,
  commitment text not null,
  rules_version text,
  -- Everything that the match follows from beside its entries.
  setup jsonb,
  head integer not null default 0,
  -- When something falls due by itself, and until when a process has promised to see to it.
  due_at timestamptz,
  lease_until timestamptz,
  -- The bots need not wait for anybody to look.
  hurry boolean not null default false,
  result jsonb,
  rematch text,
  created_at timestamptz not null,
  begun_at timestamptz,
  ended_at timestamptz
);
create index matches_due on matches (due_at) where status = 'running';
create index matches_gathering on matches (created_at) where status = 'gathering';

create table seats (
  match_id text not null references matches (id) on delete cascade,
  seat integer not null,
  kind text not null check (kind in ('person', 'bot', 'nobody')),
  person_id text references people (id),
  guest boolean not null default false,
  name text not null,
  bot text,
  temperament text,
  deck jsonb,
  deck_name text,
  ready boolean not null default false,
  -- What the seat added to the seed after the hash of the secret was published.
  contribution text,
  -- What it wants to be answered for it.
  standing jsonb,
  -- Since when nobody has been looking from this seat.
  away_since timestamptz,
  primary key (match_id, seat)
);
create index seats_person on seats (person_id);

-- The log of a match. Rows are never changed and never removed; the key is the lock.
create table entries (
  match_id text not null references matches (id),
  seq integer not null,
  kind text not null,
  seat integer,
  body jsonb not null,
  hash text not null,
  at timestamptz not null,
  primary key (match_id, seq)
);

-- What a player asks the others for, until all have agreed or one has not.
create table requests (
  match_id text not null references matches (id) on delete cascade,
  what text not null,
  seat integer not null,
  agreed integer[] not null,
  primary key (match_id, what)
);

create table chat (
  match_id text not null references matches (id) on delete cascade,
  n integer not null,
  person_id text not null references people (id),
  seat integer,
  name text not null,
  text text,
  phrase text,
  at timestamptz not null,
  primary key (match_id, n)
);

-- Who is looking at a match through which process. It need not survive anything.
create unlogged table presence (
  match_id text not null,
  person_id text not null,
  process_id text not null,
  seen_at timestamptz not null,
  primary key (match_id, person_id, process_id)
);

-- Servers that are alive, and times at which none was: they are charged to nobody.
create table processes (
  id text primary key,
  alive_at timestamptz not null
);
create table downtimes (
  from_at timestamptz primary key,
  until_at timestamptz not null
);
