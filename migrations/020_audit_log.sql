-- Who did what to whom: written in the transaction of the change, never changed or deleted.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'operator', 'doctor', 'system')),
  -- A user's id, an operator's e-mail address.
  actor_id text,
  -- 'user.locked'
  action text NOT NULL CHECK (action ~ '^[a-z_]{1,40}\.[a-z_]{1,40}$'),
  subject_kind text NOT NULL CHECK (subject_kind ~ '^[a-z_]{1,40}$'),
  -- Carries no foreign key: the line outlives what it speaks of.
  subject_id text NOT NULL CHECK (length(subject_id) <= 300),
  details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object'),
  request_id text CHECK (length(request_id) <= 200),
  CONSTRAINT people_are_named CHECK ((actor_kind IN ('user', 'operator')) = (actor_id IS NOT NULL))
);
CREATE INDEX audit_log_by_subject ON audit_log (subject_kind, subject_id, id);
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_log_by_action ON audit_log (action, id);

CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
