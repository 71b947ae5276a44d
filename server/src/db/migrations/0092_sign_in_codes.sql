-- A mailed link in place of a password comes with six digits, for whoever reads the mail elsewhere.
alter table auth.one_time_tokens add column code_hash bytea;

-- Wrong digits by address, known or not, so that the limit tells nothing. Only hashes of addresses.
create table auth.wrong_codes (
  id bigint generated always as identity primary key,
  address text not null,
  at timestamptz not null
);
create index wrong_codes_address on auth.wrong_codes (address, at);
create index wrong_codes_age on auth.wrong_codes (at);

grant select, insert, update, delete on auth.wrong_codes to hearthway_auth;
