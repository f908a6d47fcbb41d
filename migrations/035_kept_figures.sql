-- How many distinct profiles users with very many jobs had enriched when they were last counted: counting a million takes seconds.
CREATE TABLE profile_counts (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Numbers of the user's requests at that moment; another profile, or one less, changes them.
  state text NOT NULL,
  completed integer NOT NULL CHECK (completed >= 0),
  profiles integer NOT NULL CHECK (profiles >= 0 AND profiles <= completed),
  counted_at timestamptz NOT NULL DEFAULT now()
);

-- Answers that are no longer fresh are deleted without looking at the others.
CREATE INDEX source_answers_by_age ON source_answers (retrieved_at);

-- What tells whether the list of people who are not to be processed is still read with the secret it was written with. One row.
CREATE TABLE suppression_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  check_value bytea NOT NULL
);
