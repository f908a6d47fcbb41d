import { describe, expect, it } from 'vitest';
import { readNameByRules } from './read-name-by-rules.ts';
import { isUsualName, readUsualName } from './read-usual-name.ts';

describe('a usual name', () => {
  it.each(['Maria Rossi', 'Jürgen Müller', 'Heidi Pfannerstill'])('is read at once: %s', (name) => {
    const [firstName, lastName] = name.split(' ');
    expect(readUsualName(name)).toEqual({ firstName, lastName });
    expect(readNameByRules(name)).toEqual({ firstName, lastName });
  });

  it.each([
    'Dame Nowinski',
    'Sheikh Roth',
    'Anna Department',
    'Anna Helpdesk',
    'Anna Mba',
    'Rossi Maria',
    'Kumar Rohan',
    'Anna M. Rossi',
    'anna rossi',
    'ANNA ROSSI',
    'Anna',
    '',
  ])('is not %s', (name) => {
    expect(readUsualName(name)).toBeUndefined();
  });

  it.each(["Anne-Marie O'Neill", 'Jane R. Miller', 'Heidi McPfannerstill', 'Zbygniew Kowalski'])(
    'the rules are sure of %s',
    (name) => {
      expect(isUsualName(name, readNameByRules(name))).toBe(true);
    },
  );

  it.each(['Martin Sylvie', 'Virtanen Sanna', 'Service Clients', 'Kallakuri Srinivas'])(
    'they are not of %s',
    (name) => {
      expect(isUsualName(name, readNameByRules(name))).toBe(false);
    },
  );
});
