-- How many credits a user lets themselves spend. What is spent counts for the day and month (UTC) in which its request was started.
CREATE TABLE spending_limits (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Credits; absent: as many as there are.
  per_day integer CHECK (per_day >= 0),
  per_month integer CHECK (per_month >= 0),
  CONSTRAINT limits_something CHECK (num_nonnulls(per_day, per_month) > 0)
);
