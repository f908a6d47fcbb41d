-- How often users and addresses have asked, for limits that hold in all processes. Not logged: after a crash counting begins anew.
CREATE UNLOGGED TABLE request_counts (
  -- Policy and caller: 'search:<user>', 'sign-in:<address>'.
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970.
  expire bigint
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
