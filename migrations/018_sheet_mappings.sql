-- What the columns of a user's sheets hold, as they said it: used again for the next sheet with the same headings.
CREATE TABLE sheet_mappings (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of the headings in their order, however they are spaced and capitalised.
  headings_digest bytea NOT NULL,
  -- Letter of each column to its meaning.
  mapping jsonb NOT NULL CHECK (jsonb_typeof(mapping) = 'object'),
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, headings_digest)
);
