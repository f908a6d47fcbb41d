/**
 * Settings the server runs with. Durability stays as PostgreSQL has it (fsync and synchronous_commit on); the rest is
 * sized for one application on one machine: no replication, so the smallest log; checkpoints rare enough that a run of
 * 10,000 jobs does not pay for full-page images twice. The bundled build has no lz4, so compression stays as it is.
 */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  ssl: 'off',
  max_connections: '60',
  shared_buffers: '128MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '10min',
  jit: 'off',
  random_page_cost: '1.1',
  autovacuum_naptime: '20s',
  autovacuum_vacuum_scale_factor: '0.1',
  autovacuum_max_workers: '2',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and row contents hold people's data: they do not belong in a log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** Arguments that hand the settings, and `extra` over them, to the server. */
export function settingArguments(extra: Record<string, string>): string[] {
  return Object.entries({ ...settings, ...extra }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
