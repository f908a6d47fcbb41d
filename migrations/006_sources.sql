-- Several sources: what each said about which fields, how often each may be called, how often each had something.

-- Kept answers now say field by field what was asked and when (server/enrichment/kept-answer.ts). Those kept so far do not: they
-- are asked for anew.
TRUNCATE source_answers;
ALTER TABLE source_answers RENAME COLUMN facts TO answer;

-- Tokens that the language model used for a job.
ALTER TABLE jobs
  ADD COLUMN input_tokens integer CHECK (input_tokens >= 0),
  ADD COLUMN output_tokens integer CHECK (output_tokens >= 0);

-- How often each source was asked for what a parameter is made from, and had it.
CREATE TABLE source_hits (
  source text NOT NULL,
  -- A parameter's id; of what AI-generated values are written from, the field: 'posts'.
  parameter text NOT NULL,
  asked bigint NOT NULL CHECK (asked > 0),
  found bigint NOT NULL CHECK (found BETWEEN 0 AND asked),
  PRIMARY KEY (source, parameter)
);

-- People who told a provider that they do not want to be found: never asked about again, for no user. Only a digest is kept.
CREATE TABLE objections (
  source text NOT NULL,
  -- SHA-256 of the decoded slug.
  profile_digest bytea NOT NULL CHECK (length(profile_digest) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, profile_digest)
);

-- Where calls to one provider account wait for their turn, across all processes.
CREATE TABLE call_gates (
  -- Provider and account: 'unipile:account-7'.
  key text PRIMARY KEY,
  -- The next call may start then.
  next_call_at timestamptz NOT NULL DEFAULT '-infinity',
  paused_until timestamptz NOT NULL DEFAULT '-infinity',
  -- Kind and message of the error that paused it.
  pause_kind text NOT NULL DEFAULT '',
  pause_reason text NOT NULL DEFAULT '',
  -- Calls in a row that got no answer.
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0)
);

-- Calls made in the current second, minute and UTC day, by kind of call.
CREATE TABLE call_counts (
  key text NOT NULL REFERENCES call_gates ON DELETE CASCADE,
  kind text NOT NULL,
  span text NOT NULL CHECK (span IN ('second', 'minute', 'day')),
  starts_at timestamptz NOT NULL,
  calls integer NOT NULL CHECK (calls >= 0),
  PRIMARY KEY (key, kind, span)
);

-- Permits that processes hold for calls under way. A process that dies loses them when they expire.
CREATE TABLE call_leases (
  key text NOT NULL REFERENCES call_gates ON DELETE CASCADE,
  holder uuid NOT NULL,
  permits integer NOT NULL CHECK (permits >= 0),
  -- How many more it asked for last.
  wanted integer NOT NULL DEFAULT 0 CHECK (wanted >= 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (key, holder)
);

-- Gives a process up to `wanted` permits for calls of one kind, and takes back those it is done with. The gate's row is locked, so
-- processes come one after the other.
-- limits: {"second": n, "minute": n, "day": n}, absent: none. spacing_ms: until the next call may start; 0: at once.
-- Beside them it books up to `ahead` calls: as many permits may be passed from a call that ends to one that waits without asking again,
-- for the next booked_ms milliseconds. None where calls keep a distance or are counted by the second, or another process waits.
-- reason says what the others wait for: 'busy' (permits), 'pause', 'second', 'minute', 'day' (the limit of that span) or 'spacing'.
CREATE FUNCTION admit_calls(
  gate text, process uuid, call_kind text, wanted integer, ahead integer, given_back integer, at_once integer,
  spacing_ms double precision, limits jsonb, lease_seconds double precision,
  OUT granted integer, OUT booked integer, OUT booked_ms double precision, OUT wait_ms double precision, OUT reason text,
  OUT failures integer, OUT pause_kind text, OUT pause_reason text
) LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz;
  held_by_others integer;
  claimants integer;
  share integer;
  own integer;
  each_span text;
  span_start timestamptz;
  span_end timestamptz;
  used integer;
  g call_gates;
BEGIN
  INSERT INTO call_gates (key) VALUES (gate) ON CONFLICT DO NOTHING;
  SELECT * INTO g FROM call_gates WHERE key = gate FOR UPDATE;
  -- Not the transaction's time: it may have waited for the lock.
  moment := clock_timestamp();
  INSERT INTO call_leases (key, holder, permits, expires_at) VALUES (gate, process, 0, moment)
    ON CONFLICT (key, holder) DO UPDATE SET permits = greatest(0, call_leases.permits - given_back)
    RETURNING permits INTO own;
  DELETE FROM call_leases WHERE key = gate AND holder <> process AND expires_at < moment;
  SELECT coalesce(sum(l.permits), 0), 1 + count(*) FILTER (WHERE l.permits + l.wanted > 0) INTO held_by_others, claimants
    FROM call_leases l WHERE l.key = gate AND l.holder <> process;

  failures := g.failures;
  pause_kind := g.pause_kind;
  pause_reason := g.pause_reason;
  wait_ms := 0;
  booked_ms := 0;
  booked := CASE WHEN spacing_ms > 0 OR limits ? 'second' THEN 0 ELSE ahead END;
  granted := greatest(0, least(wanted, at_once - held_by_others - own));
  -- While another process waits for less than its share, nobody takes more than theirs.
  share := ceil(at_once::numeric / claimants);
  IF EXISTS (SELECT FROM call_leases l
      WHERE l.key = gate AND l.holder <> process AND l.wanted > 0 AND l.permits < share) THEN
    granted := greatest(0, least(granted, share - own));
    booked := 0;
  END IF;
  reason := CASE WHEN granted < wanted THEN 'busy' ELSE '' END;

  IF wanted > 0 AND g.paused_until > moment THEN
    granted := 0;
    booked := 0;
    wait_ms := extract(epoch FROM g.paused_until - moment) * 1000;
    reason := 'pause';
  END IF;
  FOREACH each_span IN ARRAY ARRAY['day', 'minute', 'second'] LOOP
    CONTINUE WHEN wanted = 0 OR wait_ms > 0 OR NOT limits ? each_span;
    span_start := date_trunc(each_span, moment, 'UTC');
    span_end := span_start + ('1 ' || each_span)::interval;
    SELECT calls INTO used FROM call_counts c
      WHERE c.key = gate AND c.kind = call_kind AND c.span = each_span AND c.starts_at = span_start;
    used := coalesce(used, 0);
    booked := greatest(0, least(booked, (limits ->> each_span)::integer - used - granted));
    booked_ms := extract(epoch FROM span_end - moment) * 1000;
    IF used + granted > (limits ->> each_span)::integer THEN
      granted := greatest(0, (limits ->> each_span)::integer - used);
      reason := each_span;
      IF granted = 0 THEN
        wait_ms := extract(epoch FROM span_end - moment) * 1000;
      END IF;
    END IF;
  END LOOP;
  IF granted > 0 AND spacing_ms > 0 THEN
    IF g.next_call_at > moment THEN
      granted := 0;
      wait_ms := extract(epoch FROM g.next_call_at - moment) * 1000;
      reason := 'spacing';
    ELSE
      granted := 1;
      UPDATE call_gates SET next_call_at = moment + spacing_ms * interval '1 millisecond' WHERE key = gate;
    END IF;
  END IF;
  booked := least(booked, wanted - granted);
  IF granted + booked > 0 THEN
    INSERT INTO call_counts (key, kind, span, starts_at, calls)
      SELECT gate, call_kind, s, date_trunc(s, moment, 'UTC'), granted + booked
      FROM unnest(ARRAY['second', 'minute', 'day']) AS s WHERE limits ? s
      ON CONFLICT ON CONSTRAINT call_counts_pkey DO UPDATE SET
        calls = CASE WHEN call_counts.starts_at = excluded.starts_at THEN call_counts.calls + excluded.calls ELSE excluded.calls END,
        starts_at = excluded.starts_at;
  END IF;
  UPDATE call_leases SET permits = own + granted, wanted = greatest(0, admit_calls.wanted - granted),
    expires_at = moment + lease_seconds * interval '1 second'
    WHERE key = gate AND holder = process;
END $$;
