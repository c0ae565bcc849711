-- How often a thread has ended while it worked on the match.
alter table matches add column strikes integer not null default 0;
