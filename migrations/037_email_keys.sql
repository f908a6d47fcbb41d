-- Who asks what is kept about them names an e-mail address: what is kept is found by it through an index.

-- The addresses in a text of JSON: of each, up to the last 64 characters of its name and the first 253 of its domain, in lower case, as
-- far as they are of those that nearly all addresses are made of. Takes time that grows with the text's length, whatever stands in it.
CREATE FUNCTION email_keys(text text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT name || '@' || domain), '{}') FROM (
    -- Ends of lines are written as escapes, whose letter would pass for the first one of the name.
    SELECT right(substring(regexp_replace(lower(right(part, 66) COLLATE "C"), '\\[nrtbf]', ' ', 'g') FROM '[a-z0-9._%+-]*$'), 64) AS name,
      substring(lower(left(lead(part) OVER (ORDER BY place), 253) COLLATE "C") FROM '^[a-z0-9-]+(?:\.[a-z0-9][a-z0-9-]*)+') AS domain
    FROM unnest(string_to_array(text, '@')) WITH ORDINALITY AS parts (part, place)
  ) found WHERE domain IS NOT NULL
$$;

-- What is kept of a job in which an address can stand.
CREATE FUNCTION texts_of_job(result json, extra jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(result::text, '') || ' ' || coalesce(extra::text, '')
$$;

CREATE INDEX jobs_emails ON jobs USING gin (email_keys(texts_of_job(result, extra)))
  WHERE strpos(result::text, '@') > 0 OR strpos(extra::text, '@') > 0;
CREATE INDEX source_answers_emails ON source_answers USING gin (email_keys(answer::text)) WHERE strpos(answer::text, '@') > 0;
