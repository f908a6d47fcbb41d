-- What a value of each parameter costs in this request, in credits, by parameter id: the price list of the moment in which the
-- credits were held. Jobs are charged by it, so that a change of prices makes nothing cost more than was set aside.
ALTER TABLE batches ADD COLUMN prices jsonb NOT NULL DEFAULT '{}';

-- Until now every value cost one credit.
UPDATE batches SET prices = (
  SELECT coalesce(jsonb_object_agg(id, 1), '{}')
  FROM (SELECT DISTINCT jsonb_array_elements_text(column_set) AS id FROM jsonb_array_elements(column_sets) AS column_set) AS asked
);
