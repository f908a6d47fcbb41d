-- Permits for calls to providers: interactive calls go first across processes, calls counted ahead and never made are given back, and
-- a provider that stopped answering is tried with one call at a time.

DROP FUNCTION admit_calls;

ALTER TABLE call_gates RENAME TO rate_limiters;
ALTER TABLE rate_limiters
  -- Permits given to interactive calls in a row while bulk calls waited.
  ADD COLUMN interactive_in_a_row integer NOT NULL DEFAULT 0 CHECK (interactive_in_a_row >= 0),
  -- How often in a row the circuit breaker has opened; 0: it is closed. While it is open and the pause is over, one call at a time is let through.
  ADD COLUMN breaker_openings integer NOT NULL DEFAULT 0 CHECK (breaker_openings >= 0),
  ADD COLUMN breaker_opened_at timestamptz NOT NULL DEFAULT '-infinity';

ALTER TABLE call_leases RENAME TO permit_leases;
ALTER TABLE permit_leases
  DROP COLUMN wanted,
  -- Calls of the process that waited for a permit when it asked last; they count until waiting_until.
  ADD COLUMN waiting_interactive integer NOT NULL DEFAULT 0 CHECK (waiting_interactive >= 0),
  ADD COLUMN waiting_bulk integer NOT NULL DEFAULT 0 CHECK (waiting_bulk >= 0),
  ADD COLUMN waiting_until timestamptz NOT NULL DEFAULT '-infinity',
  -- Of processes that hold equally many, the one that got its last permit first comes first.
  ADD COLUMN granted_at timestamptz NOT NULL DEFAULT '-infinity';

-- Gives a process permits for the calls that wait in it. The limiter's row is locked, so processes come one after the other.
--
-- held: permits that the process uses just now; what it held beyond that is thereby released.
-- asked: one object for each kind of call, the most urgent first:
--   kind; interactive, bulk: calls of that kind that wait; limits: {"second": n, "minute": n, "day": n}, absent: none;
--   reserved: calls that are counted already but not made yet; returned: such calls that will not be made; counted_at: the last
--   answer's, which says in which second, minute and day they were counted; ahead: how many calls may be reserved, at most.
-- spacing_ms: until the next call may start; 0: at once. probe_ms: how long a call that tries a provider out may take.
--
-- Interactive calls, of any process, come before bulk calls, but every fourth permit goes to a bulk call that waits. While another process
-- waits for less than its share, nobody takes more than theirs.
--
-- One row for each kind asked for:
--   interactive, bulk: permits for calls of either sort; reserved: further calls counted now, to be added to those reserved; lapsed: the calls reserved before no longer
--   count, because their second, minute or day is over; reserved_ms: how long those reserved may be used, 0: as long as one likes;
--   reason: what the others wait for, '' when nobody does: 'busy' (permits of other calls), 'spacing', 'pause', or the span whose calls
--   are used up; wait_ms: until it is worth asking again, 0: that depends on others;
--   may_hand_over: a permit may pass from a call that ends to a reserved one without asking.
CREATE FUNCTION acquire_permits(
  limiter text, process uuid, held integer, asked jsonb, at_once integer, spacing_ms double precision, probe_ms double precision,
  lease_seconds double precision
) RETURNS TABLE (
  call_kind text, interactive integer, bulk integer, reserved integer, lapsed boolean, reserved_ms double precision, reason text, wait_ms double precision,
  may_hand_over boolean, counted_at timestamptz, failures integer, pause_kind text, pause_reason text
) LANGUAGE plpgsql AS $$
DECLARE
  unlimited CONSTANT integer := 1000000000;
  moment timestamptz;
  l rate_limiters;
  own permit_leases;
  others record;
  ask record;
  each_span text;
  span_start timestamptz;
  span_end timestamptz;
  spare integer;
  place integer;
  -- By place in `asked`.
  lefts integer[] := '{}';
  usable integer[] := '{}';
  lapses boolean[] := '{}';
  closing text[] := '{}';
  closing_ms double precision[] := '{}';
  soonest_ms double precision[] := '{}';
  -- Calls of this process that only wait for permits.
  wants_interactive integer := 0;
  wants_bulk integer := 0;
  free integer;
  share integer;
  bulk_due integer;
  interactive_room integer;
  bulk_room integer;
  given_interactive integer := 0;
  given_bulk integer := 0;
  waits integer;
  spaced_ms double precision := 0;
  is_paused boolean;
BEGIN
  INSERT INTO rate_limiters (key) VALUES (limiter) ON CONFLICT DO NOTHING;
  SELECT * INTO l FROM rate_limiters r WHERE r.key = limiter FOR UPDATE;
  -- Not the transaction's time: it may have waited for the lock.
  moment := clock_timestamp();
  DELETE FROM permit_leases p WHERE p.key = limiter AND p.holder <> process AND p.expires_at < moment;
  INSERT INTO permit_leases (key, holder, permits, expires_at) VALUES (limiter, process, held, moment)
    ON CONFLICT (key, holder) DO UPDATE SET permits = excluded.permits RETURNING * INTO own;
  is_paused := l.paused_until > moment;

  -- What the rates leave of each kind; unused reservations go back to the count of the span they were made in.
  FOR ask IN SELECT * FROM jsonb_to_recordset(asked) AS a(
      kind text, interactive integer, bulk integer, reserved integer, returned integer, counted_at timestamptz, limits jsonb) LOOP
    place := coalesce(array_length(lefts, 1), 0) + 1;
    lefts[place] := unlimited;
    closing[place] := '';
    closing_ms[place] := 0;
    soonest_ms[place] := 0;
    lapses[place] := ask.reserved <> 0 AND EXISTS (SELECT FROM jsonb_object_keys(ask.limits) AS s WHERE ask.counted_at < date_trunc(s, moment, 'UTC'));
    usable[place] := CASE WHEN lapses[place] THEN 0 ELSE ask.reserved END;
    FOREACH each_span IN ARRAY ARRAY['second', 'minute', 'day'] LOOP
      CONTINUE WHEN NOT ask.limits ? each_span;
      span_start := date_trunc(each_span, moment, 'UTC');
      span_end := span_start + ('1 ' || each_span)::interval;
      IF ask.counted_at >= span_start AND ask.returned + ask.reserved - usable[place] <> 0 THEN
        UPDATE call_counts c SET calls = greatest(0, c.calls - ask.returned - ask.reserved + usable[place])
          WHERE c.key = limiter AND c.kind = ask.kind AND c.span = each_span AND c.starts_at = span_start;
      END IF;
      spare := (ask.limits ->> each_span)::integer - coalesce((SELECT c.calls FROM call_counts c
        WHERE c.key = limiter AND c.kind = ask.kind AND c.span = each_span AND c.starts_at = span_start), 0);
      IF soonest_ms[place] = 0 THEN
        soonest_ms[place] := extract(epoch FROM span_end - moment) * 1000;
      END IF;
      -- Of two that leave equally little the longer one counts.
      IF spare <= lefts[place] THEN
        lefts[place] := spare;
        closing[place] := each_span;
        closing_ms[place] := extract(epoch FROM span_end - moment) * 1000;
      END IF;
    END LOOP;
    IF NOT is_paused AND lefts[place] + usable[place] > 0 THEN
      waits := least(ask.interactive, lefts[place] + usable[place]);
      wants_interactive := wants_interactive + waits;
      wants_bulk := wants_bulk + least(ask.bulk, lefts[place] + usable[place] - waits);
    END IF;
  END LOOP;

  SELECT coalesce(sum(p.permits), 0)::integer AS permits,
      (1 + count(*) FILTER (WHERE p.permits > 0 OR p.waiting_until > moment))::integer AS claimants,
      coalesce(sum(p.waiting_interactive) FILTER (WHERE p.waiting_until > moment), 0)::integer AS interactive,
      coalesce(sum(p.waiting_bulk) FILTER (WHERE p.waiting_until > moment), 0)::integer AS bulk
    INTO others FROM permit_leases p WHERE p.key = limiter AND p.holder <> process;
  free := greatest(0, at_once - others.permits - held);
  IF spacing_ms > 0 THEN
    free := least(free, 1);
    spaced_ms := greatest(0, extract(epoch FROM l.next_call_at - moment) * 1000);
  END IF;
  IF l.breaker_openings > 0 THEN
    free := least(free, 1);
  END IF;
  IF is_paused OR spaced_ms > 0 THEN
    free := 0;
  END IF;

  bulk_due := least(wants_bulk + others.bulk, (l.interactive_in_a_row + free) / 4);
  interactive_room := free - bulk_due;
  bulk_room := greatest(bulk_due, free - wants_interactive - others.interactive);
  -- Those who hold less, or have waited longer for one, are ahead.
  share := ceil(at_once::numeric / others.claimants);
  SELECT interactive_room - coalesce(sum(least(p.waiting_interactive, greatest(0, share - p.permits))), 0),
      bulk_room - coalesce(sum(least(p.waiting_bulk, greatest(0, share - p.permits))), 0)
    INTO interactive_room, bulk_room FROM permit_leases p
    WHERE p.key = limiter AND p.holder <> process AND p.waiting_until > moment AND (p.permits, p.granted_at) < (held, own.granted_at);
  IF EXISTS (SELECT FROM permit_leases p WHERE p.key = limiter AND p.holder <> process AND p.waiting_until > moment
      AND p.waiting_interactive > 0 AND p.permits < share) THEN
    interactive_room := least(interactive_room, share - held);
  END IF;
  may_hand_over := NOT is_paused AND spacing_ms = 0 AND l.breaker_openings = 0 AND others.interactive = 0;
  IF EXISTS (SELECT FROM permit_leases p WHERE p.key = limiter AND p.holder <> process AND p.waiting_until > moment
      AND p.waiting_interactive + p.waiting_bulk > 0 AND p.permits < share) THEN
    bulk_room := least(bulk_room, share - held);
    may_hand_over := false;
  END IF;
  interactive_room := greatest(0, interactive_room);
  bulk_room := greatest(0, bulk_room);

  counted_at := moment;
  failures := l.failures;
  pause_kind := l.pause_kind;
  pause_reason := l.pause_reason;
  place := 0;
  FOR ask IN SELECT * FROM jsonb_to_recordset(asked) AS a(
      kind text, interactive integer, bulk integer, ahead integer, limits jsonb) LOOP
    place := place + 1;
    interactive := greatest(0, least(ask.interactive, lefts[place] + usable[place], interactive_room));
    bulk := greatest(0, least(ask.bulk, lefts[place] + usable[place] - interactive, bulk_room));
    interactive_room := interactive_room - interactive;
    bulk_room := bulk_room - bulk;
    given_interactive := given_interactive + interactive;
    given_bulk := given_bulk + bulk;

    call_kind := ask.kind;
    waits := ask.interactive + ask.bulk - interactive - bulk;
    lapsed := lapses[place];
    reserved := 0;
    reserved_ms := soonest_ms[place];
    IF closing[place] <> '' THEN
      reserved := interactive + bulk + CASE WHEN may_hand_over AND NOT ask.limits ? 'second' THEN least(ask.ahead, waits) ELSE 0 END;
      reserved := greatest(0, least(reserved - usable[place], lefts[place]));
    END IF;
    IF reserved > 0 THEN
      INSERT INTO call_counts (key, kind, span, starts_at, calls)
        SELECT limiter, ask.kind, s, date_trunc(s, moment, 'UTC'), reserved FROM jsonb_object_keys(ask.limits) AS s
        ON CONFLICT ON CONSTRAINT call_counts_pkey DO UPDATE SET
          calls = CASE WHEN call_counts.starts_at = excluded.starts_at THEN call_counts.calls + excluded.calls ELSE excluded.calls END,
          starts_at = excluded.starts_at;
    END IF;
    wait_ms := 0;
    IF waits = 0 THEN
      reason := '';
    ELSIF is_paused OR (l.breaker_openings > 0 AND given_interactive + given_bulk > 0) THEN
      reason := 'pause';
      wait_ms := CASE WHEN is_paused THEN extract(epoch FROM l.paused_until - moment) * 1000 ELSE probe_ms END;
    ELSIF lefts[place] + usable[place] - interactive - bulk <= 0 THEN
      reason := closing[place];
      wait_ms := closing_ms[place];
    ELSIF spacing_ms > 0 AND at_once - others.permits - held - given_interactive - given_bulk > 0
        AND (spaced_ms > 0 OR given_interactive + given_bulk > 0) THEN
      reason := 'spacing';
      wait_ms := CASE WHEN given_interactive + given_bulk > 0 THEN spacing_ms ELSE spaced_ms END;
    ELSE
      reason := 'busy';
    END IF;
    RETURN NEXT;
  END LOOP;

  IF given_interactive + given_bulk > 0 AND (spacing_ms > 0 OR l.breaker_openings > 0 OR given_interactive + l.interactive_in_a_row > 0) THEN
    UPDATE rate_limiters r SET
      next_call_at = CASE WHEN spacing_ms > 0 THEN moment + spacing_ms * interval '1 millisecond' ELSE r.next_call_at END,
      -- Nobody else goes before it is known how the one that tries the provider out has ended.
      paused_until = CASE WHEN l.breaker_openings > 0 THEN moment + probe_ms * interval '1 millisecond' ELSE r.paused_until END,
      interactive_in_a_row = CASE WHEN given_bulk > 0 OR wants_bulk + others.bulk = 0 THEN 0
        ELSE least(3, r.interactive_in_a_row + given_interactive) END
      WHERE r.key = limiter;
  END IF;
  UPDATE permit_leases p SET permits = held + given_interactive + given_bulk,
    waiting_interactive = wants_interactive - given_interactive, waiting_bulk = wants_bulk - given_bulk,
    waiting_until = moment + greatest(spaced_ms, spacing_ms, 0) * interval '1 millisecond' + interval '3 seconds',
    expires_at = moment + lease_seconds * interval '1 second',
    granted_at = CASE WHEN given_interactive + given_bulk > 0 THEN moment ELSE p.granted_at END
    WHERE p.key = limiter AND p.holder = process;
END $$;
