-- What is bought at the provider, and which plan a former price belonged to, stands among the words of
-- the practice.
create policy payments_read_prices on words for select to hearthway_payments
  using (key ~ '^plan:[a-z-]+:stripe-price$');
create policy payments_read_prices on word_versions for select to hearthway_payments
  using (key ~ '^plan:[a-z-]+:stripe-price$');
grant select on words, word_versions to hearthway_payments;
