-- Tables that strangers are led to one after the other, and that begin by themselves when all seats are taken; since when each of them sits there.
alter table matches
  add column pairs boolean not null default false;
alter table seats
  add column sat_at timestamptz;
create index matches_pairing on matches (game, edition, created_at) where status = 'gathering' and pairs;
