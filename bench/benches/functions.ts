import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writeInsights } from '../../server/insights/built-in-writer.ts';
import { readDepartment } from '../../server/insights/person/department.ts';
import { readSeniorityLevel } from '../../server/insights/person/seniority-level.ts';
import { AI_PARAMETER_IDS, PARAMETERS } from '../../shared/catalogue.ts';
import { parseProfileUrl } from '../../shared/profile-url/profile-url.ts';
import { personOfCrowd } from '../../tests/support/insights/crowd.ts';
import { writeResultsSheet } from '../../web/features/results/bulk/download/write-results-sheet.ts';
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

  await measureResultsSheet();
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

/** The page writes its download in turns, so that it stays usable meanwhile. */
async function measureResultsSheet(): Promise<void> {
  const values = Object.fromEntries(PARAMETERS.map(({ id }) => [id, `${id}: a value of some length, with Ünicode`]));
  const row = {
    linkedin_url: 'https://www.linkedin.com/in/jane',
    status: 'completed',
    values,
    extra: { Owner: 'Ann' },
  };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await writeResultsSheet({ parameters: [...PARAMETERS], rows: Array.from({ length: 10_000 }, () => row) });
  delay.disable();
  report('writing 10,000 × 46 values as xlsx, longest turn, p99', delay.percentile(99) / 1e6, { atMost: 100 }, 'ms');
}
