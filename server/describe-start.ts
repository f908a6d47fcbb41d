import type { Config } from './platform/config.ts';

/**
 * What whoever started Leadlight on a terminal wants to know next.
 * @returns lines for the terminal: where profiles come from, where data lies, how to stop
 */
export function describeStart(
  config: Pick<Config, 'unipile' | 'pdl' | 'sampleNetwork' | 'database' | 'dataDir'>,
): string[] {
  const sources = [config.unipile && 'Unipile', config.pdl && 'People Data Labs'].filter((name) => name !== undefined);
  if (config.sampleNetwork) sources.push('the sample network (invented people; README.md says how to add real ones)');
  return [
    `  Profiles come from ${sources.join(', ') || 'nowhere yet: README.md says how to add a source'}`,
    `  Data lies in ${config.database.url ? describeServer(config.database.url) : config.dataDir}`,
    '  Press Ctrl+C to stop',
  ];
}

/** Host and database alone: an address holds a password. */
function describeServer(url: string): string {
  const { host, pathname } = new URL(url);
  return `the PostgreSQL server ${host}${pathname}`;
}
