-- Sessions are shown to their user, by device and last use, and end when they are not used.
ALTER TABLE sessions
  ADD COLUMN device text NOT NULL DEFAULT 'Unknown device',
  -- Noted every few minutes, not with every call.
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
