-- Calls to providers by user: what is scarce is shared between users, and nobody's limits are passed.

-- A row of the user 00000000-0000-0000-0000-000000000000 is the sum over all. No foreign key: a deleted user's calls were made.
CREATE TABLE provider_calls (
  -- The rate limiter's key up to its colon: 'unipile'.
  provider text NOT NULL,
  user_id uuid NOT NULL,
  -- Of UTC.
  day date NOT NULL,
  -- The provider's endpoint: 'profile'.
  kind text NOT NULL,
  calls integer NOT NULL CHECK (calls >= 0),
  PRIMARY KEY (provider, user_id, day, kind)
);

-- Calls that users' work waits to make, where the calls of a day are limited; they count until `until`.
CREATE UNLOGGED TABLE provider_waits (
  provider text NOT NULL,
  kind text NOT NULL,
  holder uuid NOT NULL,
  user_id uuid NOT NULL,
  calls integer NOT NULL CHECK (calls > 0),
  until timestamptz NOT NULL,
  PRIMARY KEY (provider, kind, holder, user_id)
);

-- How many calls to a provider users let be made for them; absent: as many as it takes.
CREATE TABLE provider_limits (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  provider text NOT NULL,
  per_day integer CHECK (per_day >= 0),
  per_month integer CHECK (per_month >= 0),
  PRIMARY KEY (user_id, provider),
  CONSTRAINT limits_something CHECK (num_nonnulls(per_day, per_month) > 0)
);

-- Lets calls of one kind be made for users, and counts them. Processes come one after the other.
--
-- asked: one object for each user: user; calls: that wait; returned: calls counted before that were not made.
-- quota: calls of this kind that the provider allows in a day. While more wait than are left, those who have had the fewest today
-- come first. day_limit, month_limit: calls of all kinds that the installation allows itself.
--
-- One row for each user who waits: admitted; reason why the others wait or are refused, '' when none does: 'share' (others come first),
-- 'quota', 'user' (their own limit) or 'installation'; wait_ms: until counting begins anew, 0 for 'share'.
CREATE FUNCTION admit_provider_calls(
  of_provider text, of_kind text, process uuid, asked jsonb, quota integer, day_limit integer, month_limit integer
) RETURNS TABLE (asker uuid, admitted integer, reason text, wait_ms double precision) LANGUAGE plpgsql AS $$
DECLARE
  nobody CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
  unlimited CONSTANT integer := 1000000000;
  moment timestamptz;
  today date;
  month_start date;
  day_ms double precision;
  month_ms double precision;
  ask record;
  one record;
  quota_left integer := unlimited;
  demand integer;
  day_left integer := unlimited;
  month_left integer := unlimited;
  own_left integer;
BEGIN
  PERFORM pg_advisory_xact_lock(7340172, hashtext(of_provider));
  moment := clock_timestamp();
  today := (moment AT TIME ZONE 'UTC')::date;
  month_start := date_trunc('month', today)::date;
  day_ms := extract(epoch FROM ((today + 1)::timestamp AT TIME ZONE 'UTC') - moment) * 1000;
  month_ms := extract(epoch FROM ((month_start + interval '1 month') AT TIME ZONE 'UTC') - moment) * 1000;

  FOR ask IN SELECT a."user", a.returned FROM jsonb_to_recordset(asked) AS a("user" uuid, returned integer) WHERE a.returned > 0 LOOP
    UPDATE provider_calls c SET calls = greatest(0, c.calls - ask.returned)
      WHERE c.provider = of_provider AND c.kind = of_kind AND c.day = today AND c.user_id IN (ask."user", nobody);
  END LOOP;

  IF day_limit IS NOT NULL OR month_limit IS NOT NULL THEN
    SELECT coalesce(day_limit, unlimited) - coalesce(sum(c.calls) FILTER (WHERE c.day = today), 0),
        coalesce(month_limit, unlimited) - coalesce(sum(c.calls), 0)
      INTO day_left, month_left FROM provider_calls c
      WHERE c.provider = of_provider AND c.user_id = nobody AND c.day >= month_start;
  END IF;
  IF quota IS NOT NULL THEN
    DELETE FROM provider_waits w WHERE w.provider = of_provider AND w.kind = of_kind AND (w.holder = process OR w.until < moment);
    INSERT INTO provider_waits (provider, kind, holder, user_id, calls, until)
      SELECT of_provider, of_kind, process, a."user", a.calls, moment + interval '3 seconds'
      FROM jsonb_to_recordset(asked) AS a("user" uuid, calls integer) WHERE a.calls > 0;
    SELECT quota - coalesce(sum(c.calls), 0) INTO quota_left FROM provider_calls c
      WHERE c.provider = of_provider AND c.user_id = nobody AND c.day = today AND c.kind = of_kind;
    SELECT coalesce(sum(w.calls), 0) INTO demand FROM provider_waits w WHERE w.provider = of_provider AND w.kind = of_kind;
  END IF;

  FOR ask IN SELECT a."user", a.calls FROM jsonb_to_recordset(asked) AS a("user" uuid, calls integer) WHERE a.calls > 0 LOOP
    asker := ask."user";
    admitted := ask.calls;
    reason := '';
    wait_ms := 0;
    IF quota IS NOT NULL AND demand > quota_left THEN
      -- What is left goes, one by one, to whoever has had the fewest calls today.
      SELECT count(*) INTO admitted FROM (
        SELECT w.user_id FROM (
          SELECT p.user_id, sum(p.calls)::integer AS calls FROM provider_waits p
          WHERE p.provider = of_provider AND p.kind = of_kind GROUP BY p.user_id
        ) w
        LEFT JOIN provider_calls c ON c.provider = of_provider AND c.kind = of_kind AND c.day = today AND c.user_id = w.user_id
        CROSS JOIN LATERAL generate_series(1, least(w.calls, greatest(quota_left, 0))) AS nth
        ORDER BY coalesce(c.calls, 0) + nth, w.user_id LIMIT greatest(quota_left, 0)
      ) AS shares WHERE shares.user_id = ask."user";
      admitted := least(admitted, ask.calls);
      IF admitted < ask.calls THEN
        reason := CASE WHEN quota_left <= 0 THEN 'quota' ELSE 'share' END;
        wait_ms := CASE WHEN quota_left <= 0 THEN day_ms ELSE 0 END;
      END IF;
    END IF;
    FOR one IN
      SELECT 'user' AS why, coalesce(l.per_day, unlimited) - coalesce(u.today, 0) AS spare, day_ms AS ms
        FROM provider_limits l, LATERAL (SELECT sum(c.calls) FILTER (WHERE c.day = today) AS today FROM provider_calls c
          WHERE c.provider = of_provider AND c.user_id = l.user_id AND c.day = today) u
        WHERE l.provider = of_provider AND l.user_id = ask."user"
      UNION ALL
      SELECT 'user', coalesce(l.per_month, unlimited) - coalesce(u.month, 0), month_ms
        FROM provider_limits l, LATERAL (SELECT sum(c.calls) AS month FROM provider_calls c
          WHERE c.provider = of_provider AND c.user_id = l.user_id AND c.day >= month_start) u
        WHERE l.provider = of_provider AND l.user_id = ask."user"
      UNION ALL SELECT 'installation', day_left, day_ms
      UNION ALL SELECT 'installation', month_left, month_ms
    LOOP
      own_left := greatest(0, one.spare);
      IF own_left < admitted OR (own_left = 0 AND ask.calls > 0) THEN
        admitted := own_left;
        reason := one.why;
        wait_ms := one.ms;
      END IF;
    END LOOP;
    IF admitted > 0 THEN
      INSERT INTO provider_calls (provider, user_id, day, kind, calls)
        SELECT of_provider, u, today, of_kind, admitted FROM (SELECT DISTINCT unnest(ARRAY[ask."user", nobody]) AS u) both_rows
        ON CONFLICT ON CONSTRAINT provider_calls_pkey DO UPDATE SET calls = provider_calls.calls + excluded.calls;
      quota_left := quota_left - admitted;
      day_left := day_left - admitted;
      month_left := month_left - admitted;
      IF quota IS NOT NULL THEN
        demand := demand - admitted;
        UPDATE provider_waits w SET calls = w.calls - admitted
          WHERE w.provider = of_provider AND w.kind = of_kind AND w.holder = process AND w.user_id = ask."user" AND w.calls > admitted;
        DELETE FROM provider_waits w
          WHERE admitted >= ask.calls AND w.provider = of_provider AND w.kind = of_kind AND w.holder = process AND w.user_id = ask."user";
      END IF;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
