-- Why a result of the quiz is what it is, by the decision itself: its rule, its causes and the
-- smallest change that would have led elsewhere. Null for results from before it was kept.
alter table quiz_results add column reason jsonb check (jsonb_typeof(reason) = 'object');
