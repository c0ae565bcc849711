-- Whose name a seat has that somebody else or a bot sits at: a match that went on from a finished one has the names of that one. And how often what
-- a match began with was changed, so that every process notices that it must read it again.
alter table seats add column name_of text;
alter table matches add column renewed integer not null default 0;
create index seats_name_of on seats (name_of) where name_of is not null;

-- Matches that went on from others before this was noted have the seed of those, which no two other matches share.
update seats set name_of = source.person_id
from matches as own
  join matches as old on old.setup ->> 'seed' = own.setup ->> 'seed' and old.id <> own.id and old.begun_at < own.begun_at
  join seats as source on source.match_id = old.id
where seats.match_id = own.id and seats.seat = source.seat and seats.name = source.name and source.person_id is not null
  and seats.person_id is distinct from source.person_id;
