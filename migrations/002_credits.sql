-- The ledger. Entries are append-only; an account's balance is their sum and is moved in the same transaction.
-- Accounts and entries carry no foreign key to users: they outlive a deleted user, naming nobody.

CREATE TABLE accounts (
  user_id uuid PRIMARY KEY,
  balance integer NOT NULL DEFAULT 0 CHECK (balance >= 0),
  -- Set aside for jobs that have not ended; what can be spent is balance - held.
  held integer NOT NULL DEFAULT 0 CHECK (held >= 0),
  CONSTRAINT held_is_covered CHECK (held <= balance)
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES accounts,
  kind text NOT NULL CHECK (kind IN ('signup', 'purchase', 'enrichment')),
  -- Signed: what is added is positive, what is used negative.
  amount integer NOT NULL,
  batch_id uuid,
  job_id uuid,
  order_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT amount_fits_kind CHECK (CASE WHEN kind = 'enrichment' THEN amount < 0 ELSE amount > 0 END),
  CONSTRAINT cause_fits_kind CHECK (
    (kind = 'signup' AND batch_id IS NULL AND job_id IS NULL AND order_id IS NULL)
    OR (kind = 'purchase' AND batch_id IS NULL AND job_id IS NULL AND order_id IS NOT NULL)
    OR (kind = 'enrichment' AND batch_id IS NOT NULL AND job_id IS NOT NULL AND order_id IS NULL)
  )
);
-- Each cause moves the balance once.
CREATE UNIQUE INDEX ledger_one_entry_per_job ON ledger_entries (job_id) WHERE job_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_one_entry_per_order ON ledger_entries (order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_one_signup_gift ON ledger_entries (user_id) WHERE kind = 'signup';
CREATE INDEX ledger_gains_by_user ON ledger_entries (user_id, created_at) WHERE kind <> 'enrichment';

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_entries_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
