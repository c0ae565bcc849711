-- When a server last said that it begins matches by this version. One that nobody has said it of for long, and that no match is of, is
-- removed. What a match is of cannot be: the database itself refuses it.
alter table releases add column announced_at timestamptz not null default clock_timestamp();

-- Versions from before they were kept. They are older than all that are known.
insert into releases (game, version, at)
  select distinct game, rules_version, timestamptz '1970-01-01' from matches where rules_version is not null
  on conflict do nothing;

alter table matches add constraint matches_release foreign key (game, rules_version) references releases (game, version);
