-- Whose name is whose. A name is known by keyed hashes of what it looks like, so nothing here tells how somebody was called. What has an end is kept
-- from others until then: for the person who had it before, or for nobody if that person has gone.
create table names (
  hash text primary key,
  person_id text,
  until timestamptz
);
create index names_person on names (person_id);

-- The same hashes of the name that somebody uses, by which guests are found whose name becomes somebody's own.
alter table people add column name_hashes text[] not null default '{}';
create index people_name_hashes on people using gin (name_hashes) where guest;
