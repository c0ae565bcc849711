-- Whom the host of a table has sent away before its match: they do not sit down there again.
alter table matches
  add column turned_away text[] not null default '{}';
