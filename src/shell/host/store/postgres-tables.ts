/** The tables that several hosts share. They may be made by several at once. */
export const TABLES = `
select pg_advisory_xact_lock(7284286);
create table if not exists patience_player (
  key text primary key,
  name text,
  folded text unique,
  watched boolean not null default false,
  showing jsonb
);
create table if not exists patience_file (
  player text not null references patience_player (key),
  path text not null,
  text text not null,
  primary key (player, path)
);
create table if not exists patience_seat (
  player text primary key references patience_player (key),
  host text,
  epoch bigint not null default 0,
  until timestamptz not null default now(),
  wanted boolean not null default false,
  playing text
);`;

/** How long a seat is somebody's without a sign of life of its host. */
export const LEASE = "interval '8 seconds'";
