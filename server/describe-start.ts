import type { Config } from './services/config.ts';
import { listUsed } from './services/open-providers.ts';

/**
 * What to print after a start on a terminal.
 * @returns lines for the terminal: where profiles come from, where data lies, how to stop
 */
export function describeStart(config: Pick<Config, 'providers' | 'sampleNetwork' | 'database' | 'dataDir'>): string[] {
  const ofProfiles = listUsed(config).filter(({ definition }) => definition.role === 'profiles');
  const sources = ofProfiles.map(({ definition }) => definition.name);
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
