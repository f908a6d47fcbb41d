import { expect, test } from 'vitest';
import { describeStart } from './describe-start.ts';
import { readConfig } from './services/config.ts';

test('without any key: the sample network, the data folder, how to stop', () => {
  expect(describeStart(readConfig({ DATA_DIR: '/srv/leadlight' }))).toEqual([
    '  Profiles come from the sample network (invented people; README.md says how to add real ones)',
    '  Data lies in /srv/leadlight',
    '  Press Ctrl+C to stop',
  ]);
});

test('a database server is named without its password', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://ann:hidden@db.example:5433/leads',
    SESSION_SECRET: 'a secret of thirty-two characters',
    PDL_API_KEY: 'key',
  });
  expect(describeStart(config).slice(0, 2)).toEqual([
    '  Profiles come from People Data Labs',
    '  Data lies in the PostgreSQL server db.example:5433/leads',
  ]);
});
