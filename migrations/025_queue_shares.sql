-- Whose turn it is in the queue (start-time fair queueing): each entry of the queue has a place, which is its priority, counted down.
-- The entries of a user follow each other from the place that is next to be worked on, so that users who have work waiting take turns.
CREATE TABLE queue_shares (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- single: requests for one profile. short, long: those for several; each user has a turn in either.
  lane text NOT NULL CHECK (lane IN ('single', 'short', 'long')),
  -- The place after the last one taken.
  next_place bigint NOT NULL CHECK (next_place >= 0),
  PRIMARY KEY (user_id, lane)
);
CREATE INDEX queue_shares_by_place ON queue_shares ((lane = 'single'), next_place);
