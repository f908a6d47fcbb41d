import { writeInsights } from '../../server/insights/built-in-writer.ts';
import { readDepartment } from '../../server/insights/person/department.ts';
import { readSeniorityLevel } from '../../server/insights/person/seniority-level.ts';
import { AI_PARAMETER_IDS } from '../../shared/catalogue.ts';
import { parseProfileUrl } from '../../shared/profile-url/profile-url.ts';
import { personOfCrowd } from '../../tests/support/insights/crowd.ts';
import { percentile, report } from '../support/figures.ts';

const ROUNDS = 9;

/** Measures what is called for every profile, row or line by itself: processor time a call, median of some rounds. */
export async function run(): Promise<void> {
  const crowd = Array.from({ length: 500 }, (_, index) => personOfCrowd(index));
  const ownCompany = { website: '', description: 'We make scheduling software for field service teams.' };
  const now = new Date();
  const written = measure(crowd, (facts) => writeInsights({ parameters: AI_PARAMETER_IDS, facts, ownCompany, now }));
  report('17 AI-generated texts by the built-in writer', written, { atMost: 300 }, 'µs');

  const titles = crowd.flatMap(({ person }) => person?.value.headline ?? []);
  report('department of a title', measure(titles, readDepartment), { atMost: 20 }, 'µs');
  report('seniority of a title', measure(titles, readSeniorityLevel), { atMost: 20 }, 'µs');

  const plain = Array.from({ length: 10_000 }, (_, n) => `https://www.linkedin.com/in/jane-doe-${n}/`);
  const odd = Array.from({ length: 10_000 }, (_, n) => `"www.linkedin.com/in/J%C3%BCrgen-${n}?trk=x"`);
  report('a profile URL as it should be', measure(plain, parseProfileUrl), { atMost: 2.5 }, 'µs');
  report('a profile URL as people paste it', measure(odd, parseProfileUrl), { atMost: 20 }, 'µs');
}

/** Microseconds of processor time for each item. */
function measure<T>(items: readonly T[], call: (item: T) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (const item of items) call(item);
    return process.cpuUsage(before).user / items.length;
  });
  return percentile(rounds, 0.5);
}
