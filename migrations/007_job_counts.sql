-- How many profiles of a request are in each state, kept with the request: what a list of requests shows is read from their own rows
-- and never counted from tens of thousands of jobs.

ALTER TABLE batches
  ADD COLUMN pending integer NOT NULL DEFAULT 0 CHECK (pending >= 0),
  ADD COLUMN running integer NOT NULL DEFAULT 0 CHECK (running >= 0),
  ADD COLUMN completed integer NOT NULL DEFAULT 0 CHECK (completed >= 0),
  ADD COLUMN failed integer NOT NULL DEFAULT 0 CHECK (failed >= 0),
  ADD COLUMN cancelled integer NOT NULL DEFAULT 0 CHECK (cancelled >= 0);

UPDATE batches b SET pending = c.pending, running = c.running, completed = c.completed, failed = c.failed, cancelled = c.cancelled
FROM (
  SELECT batch_id, count(*) FILTER (WHERE status = 'pending') AS pending, count(*) FILTER (WHERE status = 'running') AS running,
    count(*) FILTER (WHERE status = 'completed') AS completed, count(*) FILTER (WHERE status = 'failed') AS failed,
    count(*) FILTER (WHERE status = 'cancelled') AS cancelled
  FROM jobs GROUP BY batch_id
) c WHERE b.id = c.batch_id;

-- Without those that were forgotten: `total` is as requested.
ALTER TABLE batches
  ADD COLUMN profiles integer NOT NULL GENERATED ALWAYS AS (pending + running + completed + failed + cancelled) STORED;

-- Requests that still have a profile, newest first: counted from the index alone.
CREATE INDEX batches_with_profiles ON batches (user_id, created_at DESC, id DESC) WHERE profiles > 0;

-- The distinct profiles of a user that were enriched are counted from the index alone.
DROP INDEX jobs_by_profile;
CREATE INDEX jobs_by_profile ON jobs (user_id, slug) INCLUDE (status);

-- Once for each statement, however many jobs it writes. Who changes jobs of other requests than their own holds their accounts' locks
-- (or changes one job), so that two never wait for each other here.
CREATE FUNCTION keep_job_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  batch_ids uuid[];
  states text[];
  steps integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(batch_id), array_agg(status), array_agg(n) INTO batch_ids, states, steps
      FROM (SELECT batch_id, status, count(*) AS n FROM came GROUP BY batch_id, status) s;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(batch_id), array_agg(status), array_agg(n) INTO batch_ids, states, steps
      FROM (SELECT batch_id, status, -count(*) AS n FROM gone GROUP BY batch_id, status) s;
  ELSE
    SELECT array_agg(batch_id), array_agg(status), array_agg(n) INTO batch_ids, states, steps
      FROM (
        SELECT batch_id, status, sum(step) AS n
        FROM (SELECT batch_id, status, 1 AS step FROM came UNION ALL SELECT batch_id, status, -1 FROM gone) m
        GROUP BY batch_id, status HAVING sum(step) <> 0
      ) s;
  END IF;
  IF batch_ids IS NOT NULL THEN
    UPDATE batches b SET pending = b.pending + s.pending, running = b.running + s.running, completed = b.completed + s.completed,
      failed = b.failed + s.failed, cancelled = b.cancelled + s.cancelled
    FROM (
      SELECT batch_id, coalesce(sum(step) FILTER (WHERE status = 'pending'), 0) AS pending,
        coalesce(sum(step) FILTER (WHERE status = 'running'), 0) AS running,
        coalesce(sum(step) FILTER (WHERE status = 'completed'), 0) AS completed,
        coalesce(sum(step) FILTER (WHERE status = 'failed'), 0) AS failed,
        coalesce(sum(step) FILTER (WHERE status = 'cancelled'), 0) AS cancelled
      FROM unnest(batch_ids, states, steps) AS m (batch_id, status, step) GROUP BY batch_id
    ) s WHERE b.id = s.batch_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER new_jobs_are_counted AFTER INSERT ON jobs REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
CREATE TRIGGER changed_jobs_are_counted AFTER UPDATE ON jobs REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
CREATE TRIGGER deleted_jobs_are_counted AFTER DELETE ON jobs REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
