-- How many calls to a provider the installation allows itself, as an operator has set it; beside the settings, the smaller counts.
CREATE TABLE installation_limits (
  provider text PRIMARY KEY,
  per_day integer CHECK (per_day >= 0),
  per_month integer CHECK (per_month >= 0),
  CONSTRAINT limits_something CHECK (num_nonnulls(per_day, per_month) > 0)
);
