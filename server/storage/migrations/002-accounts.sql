-- Accounts, sessions and passwords: the tables of better-auth, whose columns are named as it names them. An account has the id of its person.
create table auth_users (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table auth_sessions (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth_users (id) on delete cascade
);
create index auth_sessions_user on auth_sessions ("userId");

create table auth_credentials (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth_users (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
create index auth_credentials_user on auth_credentials ("userId");

create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

-- Whoever has deleted the account. It is no id that a cookie could name.
insert into people (id, name, guest, created_at, seen_at) values ('deleted', 'deleted', true, now(), now());

create index matches_host on matches (host);
create index chat_person on chat (person_id);

create table decks (
  id text primary key,
  person_id text not null references people (id),
  game text not null,
  name text not null,
  text text not null,
  -- By this id everybody can read it; none: nobody else can.
  share text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index decks_person on decks (person_id);

-- Programs that play for themselves. Each is a person of its own, and belongs to an account.
create table bots (
  person_id text primary key references people (id),
  owner text not null references people (id),
  -- The token itself is known only to whoever was shown it.
  token_hash text not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index bots_owner on bots (owner);

-- How strong somebody is at a game, as openskill reckons: a mean and how uncertain it is.
create table ratings (
  person_id text not null references people (id),
  game text not null,
  mu double precision not null,
  sigma double precision not null,
  matches integer not null,
  primary key (person_id, game)
);

-- Matches that have been counted; the key sees to it that none is counted twice.
create table rated_matches (
  match_id text primary key references matches (id) on delete cascade,
  at timestamptz not null
);
