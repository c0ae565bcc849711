-- Passkeys of accounts: the table of better-auth's plugin, whose columns are named as it names them.
create table auth_passkeys (
  id text primary key,
  name text,
  "publicKey" text not null,
  "userId" text not null references auth_users (id) on delete cascade,
  "credentialID" text not null unique,
  -- Up to 32 bits without a sign, and the plugin wants a number: no integer type of PostgreSQL is read as one.
  counter double precision not null,
  "deviceType" text not null,
  "backedUp" boolean not null,
  transports text,
  "createdAt" timestamptz,
  aaguid text
);
create index auth_passkeys_user on auth_passkeys ("userId");
