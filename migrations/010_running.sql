-- Jobs that are under way: what was forgotten meanwhile stays forgotten, and none is lost from sight.

-- Its profile was forgotten while it was under way: nothing that is still heard for it is kept.
ALTER TABLE jobs ADD COLUMN forgotten boolean NOT NULL DEFAULT false;
ALTER TABLE jobs ADD CONSTRAINT forgotten_has_ended CHECK (NOT forgotten OR status IN ('completed', 'failed', 'cancelled'));

-- Requests with jobs that have not ended: few, and looked through again and again.
CREATE INDEX batches_open ON batches (id) WHERE credits_held > 0;

-- Foreign keys are looked up from the other side too: without an index, deleting an account looked through all keys for each of its
-- requests. (Accounts are never deleted: what points at them needs none for that.)
CREATE INDEX idempotency_keys_by_batch ON idempotency_keys (batch_id);
CREATE INDEX test_checkout_payments_by_order ON test_checkout_payments (order_id);
