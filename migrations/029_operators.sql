-- What operators do to accounts and orders: locks, credits given and taken with a reason, and refunds that take credits back.

ALTER TABLE users ADD COLUMN locked_at timestamptz;

-- Why credits were given or taken, in words for the user; of a refund, the order it is of.
ALTER TABLE ledger_entries ADD COLUMN reason text, ADD COLUMN refunded_order_id text REFERENCES payment_orders;
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_kind_check, DROP CONSTRAINT amount_fits_kind, DROP CONSTRAINT cause_fits_kind;
ALTER TABLE ledger_entries
  ADD CONSTRAINT known_kind CHECK (
    kind IN ('signup', 'purchase', 'enrichment', 'carried_forward', 'grant', 'correction', 'refund')),
  ADD CONSTRAINT amount_is_of_kind CHECK (CASE WHEN kind IN ('signup', 'purchase', 'grant') THEN amount > 0 ELSE amount < 0 END),
  ADD CONSTRAINT cause_is_of_kind CHECK (
    (batch_id IS NOT NULL AND job_id IS NOT NULL) = (kind = 'enrichment') AND num_nonnulls(batch_id, job_id) IN (0, 2)
    AND (order_id IS NOT NULL) = (kind = 'purchase') AND (refunded_order_id IS NOT NULL) = (kind = 'refund')
    AND (reason IS NOT NULL) = (kind IN ('grant', 'correction'))
  );

-- Credits that an operator gave or took: the key comes with the request, so that one that is sent twice counts once.
CREATE TABLE credit_adjustments (
  key uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES accounts,
  credits integer NOT NULL CHECK (credits <> 0),
  reason text NOT NULL CHECK (reason <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX credit_adjustments_by_user ON credit_adjustments (user_id);

ALTER TABLE payment_orders
  -- In paise, as the provider says; it only grows.
  ADD COLUMN refunded integer NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  -- Credits that refunds have taken back so far; what they should have taken is more when the user had spent them.
  ADD COLUMN credits_taken integer NOT NULL DEFAULT 0 CHECK (credits_taken BETWEEN 0 AND credits),
  -- When the provider is asked next what was refunded; NULL when nothing speaks of a refund.
  ADD COLUMN refund_check_at timestamptz;
CREATE INDEX payment_orders_refunds_to_check ON payment_orders (refund_check_at) WHERE refund_check_at IS NOT NULL;

-- Refunds that operators asked for. Written before the provider is asked: one at a time for each order.
CREATE TABLE order_refunds (
  key uuid PRIMARY KEY,
  order_id text NOT NULL REFERENCES payment_orders,
  -- In paise.
  amount integer NOT NULL CHECK (amount > 0),
  reason text NOT NULL CHECK (reason <> ''),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'done', 'refused')),
  -- The provider's id of it, or what it said when it refused.
  answer text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX order_refunds_one_at_a_time ON order_refunds (order_id) WHERE state = 'asked';
CREATE INDEX order_refunds_by_order ON order_refunds (order_id);

ALTER TABLE test_checkout_payments ADD COLUMN refunded integer NOT NULL DEFAULT 0 CHECK (refunded >= 0);
CREATE TABLE test_checkout_refunds (
  key text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES test_checkout_payments,
  amount integer NOT NULL CHECK (amount > 0)
);
CREATE INDEX test_checkout_refunds_by_payment ON test_checkout_refunds (payment_id);

-- Providers that an operator has paused: nobody asks them anything.
CREATE TABLE paused_providers (
  provider text PRIMARY KEY,
  reason text NOT NULL CHECK (reason <> ''),
  paused_by text NOT NULL,
  paused_at timestamptz NOT NULL DEFAULT now()
);
