-- What somebody has told the operator about a line of the chat, or about a person at a table.
create table reports (
  id text primary key,
  match_id text not null references matches (id) on delete cascade,
  -- The number of the line; none: the person as such.
  line integer,
  -- The line as it was when it was reported.
  said text,
  person_id text not null references people (id),
  name text not null,
  reporter text not null references people (id),
  reporter_name text not null,
  why text,
  at timestamptz not null,
  settled_at timestamptz,
  outcome text
);
create index reports_match on reports (match_id);
create index reports_open on reports (at) where settled_at is null;
create index reports_person on reports (person_id);
create index reports_reporter on reports (reporter);

-- Until when somebody cannot write in any chat; phrases can be said.
alter table people add column silenced_until timestamptz;
