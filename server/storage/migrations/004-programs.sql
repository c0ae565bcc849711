-- Everybody at a table is told who is a program: a person who came with a token.
alter table seats add column program boolean not null default false;
update seats set program = true where person_id in (select person_id from bots);
