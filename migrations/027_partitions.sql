-- Jobs and charges lie in partitions by time, so that old ones go by dropping a table. An id carries the moment it was made in (UUID
-- version 7), and jobs carry that of their request: all jobs of a request lie in one partition, as do their entries of the ledger.

-- The smallest id that can be made in this millisecond.
CREATE FUNCTION first_id_at(moment timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
$$;
CREATE FUNCTION moment_of(id uuid) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_timestamp(('x' || left(id::text, 8) || substr(id::text, 10, 4))::bit(48)::bigint / 1000.0)
$$;

-- Between these two lie the ids of all jobs of a request: what is looked for by request looks into their partition alone. (Jobs of
-- before the partitions got ids of their own moment, which is up to some minutes later.)
CREATE FUNCTION first_job_id(batch_id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (left(batch_id::text, 13) || '-0000-0000-000000000000')::uuid
$$;
CREATE FUNCTION last_job_id(batch_id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (lpad(to_hex(('x' || left(batch_id::text, 8) || substr(batch_id::text, 10, 4))::bit(48)::bigint + 86400000), 12, '0')
    || 'ffffffffffffffffffff')::uuid
$$;

-- What is there, with its bounds: `lower` is null where a partition has everything before `upper`; both are null for the one that takes
-- what no other does, so that a partition that is missing fails nobody.
CREATE VIEW partitions AS
SELECT p.relname::text AS parent, c.relname::text AS name, (regexp_match(b.bound, 'FROM \(''([^'']+)''\)'))[1]::uuid AS lower,
  (regexp_match(b.bound, 'TO \(''([^'']+)''\)'))[1]::uuid AS upper
FROM pg_class p JOIN pg_inherits i ON i.inhparent = p.oid JOIN pg_class c ON c.oid = i.inhrelid
CROSS JOIN LATERAL (SELECT pg_get_expr(c.relpartbound, c.oid) AS bound) b
WHERE p.relnamespace = 'public'::regnamespace AND p.relname IN ('jobs', 'ledger_charges');

-- Makes the partition of `jobs` or `ledger_charges` for ids from `lower` to before `upper`; null: all before, and all that no other takes.
CREATE FUNCTION add_partition(parent text, lower uuid, upper uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text := parent || CASE WHEN upper IS NULL THEN '_default' WHEN lower IS NULL THEN '_first'
    ELSE to_char(moment_of(lower) AT TIME ZONE 'UTC', '"_"YYYYMMDD') END;
BEGIN
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE)', name, parent);
  PERFORM complete_partition(parent, name, lower, upper);
END $$;

-- Gives a table what each partition has by itself, and makes it one.
CREATE FUNCTION complete_partition(parent text, name text, lower uuid, upper uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF parent = 'jobs' THEN
    -- A partition has whole requests, so that what is unique in it is unique in all of them.
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT holds_whole_requests CHECK (%s)', name, CASE
      WHEN upper IS NULL THEN 'substr(uuid_send(id), 1, 6) = substr(uuid_send(batch_id), 1, 6)'
      WHEN lower IS NULL THEN format('id < %1$L AND batch_id < %1$L', upper)
      ELSE format('batch_id >= %L AND batch_id < %L', lower, upper) END);
    EXECUTE format('CREATE TRIGGER new_jobs_are_counted AFTER INSERT ON %I REFERENCING NEW TABLE AS came
      FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts()', name);
    EXECUTE format('CREATE TRIGGER changed_jobs_are_counted AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS came
      FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts()', name);
    EXECUTE format('CREATE TRIGGER deleted_jobs_are_counted AFTER DELETE ON %I REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts()', name);
    IF to_regclass(format('%I', name || '_profiles')) IS NULL THEN
      EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I UNIQUE (batch_id, slug)', name, name || '_profiles');
    END IF;
  ELSE
    EXECUTE format('CREATE TRIGGER ledger_entries_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
  END IF;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I %s', parent, name, CASE
    WHEN upper IS NULL THEN 'DEFAULT'
    WHEN lower IS NULL THEN format('FOR VALUES FROM (MINVALUE) TO (%L)', upper)
    ELSE format('FOR VALUES FROM (%L) TO (%L)', lower, upper) END);
END $$;

-- Makes partitions of so many days until there are some for all moments before `until`. Several may call this at once.
CREATE FUNCTION add_partitions(until timestamptz, days integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  divided text;
  begins timestamptz;
  ends timestamptz;
  stray uuid;
  made integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(5320214882);
  FOREACH divided IN ARRAY ARRAY['jobs', 'ledger_charges'] LOOP
    SELECT coalesce(moment_of((SELECT p.upper FROM partitions p WHERE p.parent = divided AND p.upper IS NOT NULL
      ORDER BY p.upper DESC LIMIT 1)), date_trunc('day', now(), 'UTC')) INTO begins;
    WHILE begins < until LOOP
      ends := begins + days * interval '24 hours';
      -- Where one was missing, rows lie in the default partition, and stay there: the next one begins after them.
      EXECUTE format('SELECT %1$I FROM %2$I WHERE %1$I >= %3$L AND %1$I < %4$L ORDER BY %1$I DESC LIMIT 1',
        CASE divided WHEN 'jobs' THEN 'id' ELSE 'job_id' END, divided || '_default', first_id_at(begins), first_id_at(ends)) INTO stray;
      IF stray IS NOT NULL THEN
        begins := date_trunc('day', moment_of(stray), 'UTC') + interval '24 hours';
        ends := begins + days * interval '24 hours';
      END IF;
      PERFORM add_partition(divided, first_id_at(begins), first_id_at(ends));
      made := made + 1;
      begins := ends;
    END LOOP;
  END LOOP;
  RETURN made;
END $$;

-- Jobs. What is there becomes the first partition as it lies: it is read once, and nothing is copied.
ALTER TABLE feedback DROP CONSTRAINT feedback_job_id_fkey;
DROP TRIGGER end_states_never_change ON jobs;
DROP TRIGGER new_jobs_are_counted ON jobs;
DROP TRIGGER changed_jobs_are_counted ON jobs;
DROP TRIGGER deleted_jobs_are_counted ON jobs;
ALTER TABLE jobs ADD CONSTRAINT made_with_request CHECK (
  substr(uuid_send(id), 1, 6) = substr(uuid_send(batch_id), 1, 6) OR id BETWEEN first_job_id(batch_id) AND last_job_id(batch_id));
ALTER TABLE jobs RENAME TO jobs_first;
ALTER TABLE jobs_first RENAME CONSTRAINT jobs_batch_id_slug_key TO jobs_first_profiles;
ALTER INDEX jobs_pkey RENAME TO jobs_first_pkey;
ALTER INDEX jobs_in_batch RENAME TO jobs_first_in_batch;
ALTER INDEX jobs_by_status RENAME TO jobs_first_by_status;
ALTER INDEX jobs_by_profile RENAME TO jobs_first_by_profile;
ALTER INDEX jobs_moved RENAME TO jobs_first_moved;

CREATE TABLE jobs (LIKE jobs_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE, PRIMARY KEY (id)) PARTITION BY RANGE (id);
ALTER TABLE jobs ADD CONSTRAINT jobs_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES batches;
CREATE INDEX jobs_in_batch ON jobs (batch_id, position);
CREATE INDEX jobs_by_status ON jobs (batch_id, status);
CREATE INDEX jobs_by_profile ON jobs (user_id, slug) INCLUDE (status);
CREATE INDEX jobs_moved ON jobs (moved_to) WHERE moved_to IS NOT NULL;
CREATE TRIGGER end_states_never_change BEFORE UPDATE OF status ON jobs
  FOR EACH ROW WHEN (OLD.status IN ('completed', 'failed', 'cancelled') AND NEW.status IS DISTINCT FROM OLD.status)
  EXECUTE FUNCTION keep_end_state();
CREATE TRIGGER new_jobs_are_counted AFTER INSERT ON jobs REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
CREATE TRIGGER changed_jobs_are_counted AFTER UPDATE ON jobs REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
CREATE TRIGGER deleted_jobs_are_counted AFTER DELETE ON jobs REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();

-- The ledger. Charges, one for each job, are nearly all of it and lie in partitions; whatever else moves a balance is kept for ever, in
-- one table, where an order or a gift stays the only one of its kind.
ALTER TABLE ledger_entries RENAME TO ledger_charges_first;
DROP TRIGGER ledger_entries_are_append_only ON ledger_charges_first;
ALTER TABLE ledger_charges_first DROP CONSTRAINT ledger_entries_pkey;
DROP INDEX ledger_one_entry_per_job, ledger_one_entry_per_order, ledger_one_signup_gift;
CREATE SEQUENCE ledger_entry_ids;
SELECT setval('ledger_entry_ids', last_value, is_called) FROM ledger_entries_id_seq;
ALTER TABLE ledger_charges_first ALTER COLUMN id DROP IDENTITY;
ALTER TABLE ledger_charges_first ALTER COLUMN id SET DEFAULT nextval('ledger_entry_ids');
ALTER TABLE ledger_charges_first DROP CONSTRAINT ledger_entries_kind_check, DROP CONSTRAINT amount_fits_kind, DROP CONSTRAINT cause_fits_kind,
  -- carried_forward: the sum of an account's charges that are not kept one by one any more.
  ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN ('signup', 'purchase', 'enrichment', 'carried_forward')),
  ADD CONSTRAINT amount_fits_kind CHECK (CASE WHEN kind IN ('enrichment', 'carried_forward') THEN amount < 0 ELSE amount > 0 END),
  ADD CONSTRAINT cause_fits_kind CHECK (
    (kind IN ('signup', 'carried_forward') AND batch_id IS NULL AND job_id IS NULL AND order_id IS NULL)
    OR (kind = 'purchase' AND batch_id IS NULL AND job_id IS NULL AND order_id IS NOT NULL)
    OR (kind = 'enrichment' AND batch_id IS NOT NULL AND job_id IS NOT NULL AND order_id IS NULL)
  );

CREATE TABLE ledger_entries (LIKE ledger_charges_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY LIST (kind);
ALTER SEQUENCE ledger_entry_ids OWNED BY ledger_entries.id;
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts,
  ADD CONSTRAINT purchase_is_what_was_ordered FOREIGN KEY (order_id, user_id, amount) REFERENCES payment_orders (order_id, user_id, credits);
CREATE TRIGGER ledger_entries_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_funding PARTITION OF ledger_entries (PRIMARY KEY (id)) DEFAULT;
WITH moved AS (DELETE FROM ledger_charges_first WHERE kind <> 'enrichment' RETURNING *)
INSERT INTO ledger_funding SELECT * FROM moved ORDER BY id;
DROP INDEX ledger_gains_by_user;
CREATE UNIQUE INDEX ledger_one_entry_per_order ON ledger_funding (order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_one_signup_gift ON ledger_funding (user_id) WHERE kind = 'signup';
CREATE INDEX ledger_funding_by_user ON ledger_funding (user_id, created_at);
CREATE TRIGGER ledger_entries_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_funding
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_charges PARTITION OF ledger_entries FOR VALUES IN ('enrichment') PARTITION BY RANGE (job_id);
-- Each cause moves the balance once.
CREATE UNIQUE INDEX ledger_one_entry_per_job ON ledger_charges (job_id);
-- The newest entries are looked at again and again.
CREATE INDEX ledger_charges_by_number ON ledger_charges (id);
CREATE TRIGGER ledger_entries_are_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_charges
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What is there is the first partition of each; where nothing is, it is not needed. It ends some days from now: processes of the
-- version before, which make ids in their own way, may run on for a while.
DO $$
DECLARE
  upper uuid;
BEGIN
  SELECT id INTO upper FROM (
    SELECT first_id_at(date_trunc('day', greatest(now(), moment_of(id), moment_of(batch_id)), 'UTC') + interval '7 days') AS id
    FROM (SELECT id, batch_id FROM jobs_first ORDER BY id DESC LIMIT 1) last
    UNION ALL
    SELECT first_id_at(date_trunc('day', greatest(now(), moment_of(job_id)), 'UTC') + interval '7 days')
    FROM (SELECT job_id FROM ledger_charges_first ORDER BY job_id DESC LIMIT 1) last
  ) ends ORDER BY id DESC LIMIT 1;
  IF upper IS NULL THEN
    DROP TABLE jobs_first, ledger_charges_first;
  ELSE
    PERFORM complete_partition('jobs', 'jobs_first', NULL, upper);
    PERFORM complete_partition('ledger_charges', 'ledger_charges_first', NULL, upper);
  END IF;
  PERFORM add_partition('jobs', NULL, NULL);
  PERFORM add_partition('ledger_charges', NULL, NULL);
END $$;

ALTER TABLE feedback ADD CONSTRAINT feedback_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs ON DELETE CASCADE;

SELECT add_partitions(now() + interval '60 days', 30);
