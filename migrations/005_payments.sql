-- Purchases of credits: the orders, the provider's events that were taken in, and the state of the test checkout.

CREATE TABLE payment_orders (
  -- The provider's id: what its checkout, its signatures and its events speak of.
  order_id text PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('razorpay', 'test')),
  user_id uuid NOT NULL REFERENCES accounts,
  credits integer NOT NULL CHECK (credits > 0),
  -- In paise.
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency = 'INR'),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'credited', 'refunded')),
  payment_id text,
  -- What stands in the way of crediting it, for operators.
  trouble text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  -- When the provider is asked about it next; NULL when it is not asked any more.
  look_at timestamptz,
  -- For the ledger: what is credited is this order's credits, to this order's user.
  UNIQUE (order_id, user_id, credits),
  CONSTRAINT ended_has_payment CHECK ((status = 'open') = (ended_at IS NULL) AND (status <> 'credited' OR payment_id IS NOT NULL)),
  CONSTRAINT only_open_is_looked_at CHECK (status = 'open' OR look_at IS NULL)
);
CREATE INDEX payment_orders_to_look_at ON payment_orders (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX payment_orders_by_user ON payment_orders (user_id);

CREATE FUNCTION keep_ended_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order % has ended as % and cannot become %', OLD.order_id, OLD.status, NEW.status;
END $$;
CREATE TRIGGER ended_orders_never_change BEFORE UPDATE OF status ON payment_orders
  FOR EACH ROW WHEN (OLD.status <> 'open' AND NEW.status IS DISTINCT FROM OLD.status)
  EXECUTE FUNCTION keep_ended_order();

ALTER TABLE ledger_entries ADD CONSTRAINT purchase_is_what_was_ordered
  FOREIGN KEY (order_id, user_id, amount) REFERENCES payment_orders (order_id, user_id, credits);

-- The provider sends an event until it is answered, and sometimes after that: each counts once.
CREATE TABLE payment_events (
  event_id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES payment_orders,
  event text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);

-- What a provider would keep on its side, for the test checkout that stands in for one.
CREATE TABLE test_checkout_orders (
  order_id text PRIMARY KEY,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL
);
CREATE TABLE test_checkout_payments (
  payment_id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES test_checkout_orders,
  status text NOT NULL CHECK (status IN ('captured', 'failed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX test_checkout_paid_once ON test_checkout_payments (order_id) WHERE status = 'captured';
