import { parseArgs } from 'node:util';
import { createBuiltInWriter } from '../../server/insights/built-in-writer.ts';
import type { InsightWriter } from '../../server/insights/insight-writer.ts';
import { createModelWriter } from '../../server/insights/model-writer.ts';
import { createLanguageModel } from '../../server/providers/language-model/language-model.ts';
import { languageModelLimits } from '../../server/providers/language-model/limits.ts';
import { readConfig } from '../../server/services/config.ts';
import { unlimitedRateLimiters } from '../../tests/support/enrichment/unlimited-rate-limiters.ts';
import { type Finding, writeCases } from '../insights-quality/judged-case.ts';
import { HALVES, type Half, loadJudgedSet } from '../insights-quality/judged-set/load.ts';
import { MEASURES, type Measure, sumUp } from '../insights-quality/measure-cases.ts';
import { report } from '../support/figures.ts';

/** What of the environment decides which model is measured. */
const MODEL_VARIABLES = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('LLM_')));

interface Wanted {
  halves: readonly Half[];
  /** Own companies; all when none is named. */
  companies: readonly string[] | undefined;
  show: Measure | undefined;
  /** How many cases are shown. */
  most: number;
}

/**
 * Measures decisions of fit and texts against the judged set, for the built-in writer and, when LLM_BASE_URL is set, for
 * that model. `--half open|apart|both`, `--company <id>` (as often as wanted), `--show <measure>` with `--most <cases>`;
 * cases of the half kept apart are never shown.
 */
export async function run(options: readonly string[]): Promise<void> {
  const wanted = readOptions(options);
  for (const { writer, atOnce } of openWriters()) {
    for (const half of wanted.halves) await measure(writer, atOnce, half, wanted);
  }
}

function readOptions(options: readonly string[]): Wanted {
  const { values } = parseArgs({
    args: [...options],
    options: {
      half: { type: 'string', default: 'both' },
      company: { type: 'string', multiple: true },
      show: { type: 'string' },
      most: { type: 'string', default: '20' },
    },
  });
  const show = MEASURES.find(({ id }) => id === values.show);
  if (values.show !== undefined && !show)
    throw new Error(`--show takes one of: ${MEASURES.map(({ id }) => id).join(', ')}`);
  const halves = values.half === 'both' ? HALVES : HALVES.filter((half) => half === values.half);
  if (halves.length === 0) throw new Error('--half takes open, apart or both');
  return { halves, companies: values.company, show, most: Number(values.most) };
}

function openWriters(): { writer: InsightWriter; atOnce: number }[] {
  const writers = [{ writer: createBuiltInWriter(), atOnce: 1 }];
  const settings = readConfig({ ...MODEL_VARIABLES, SESSION_SECRET: 'of no use to a bench' }).providers[
    'language-model'
  ];
  if (!settings) return writers;
  const rateLimiter = unlimitedRateLimiters().createRateLimiter(languageModelLimits(settings));
  const model = createLanguageModel({ ...settings, rateLimiter });
  return [...writers, { writer: createModelWriter({ model }), atOnce: settings.callsAtOnce }];
}

async function measure(
  writer: InsightWriter,
  atOnce: number,
  half: Half,
  { companies, show, most }: Wanted,
): Promise<void> {
  const judged = loadJudgedSet(half, companies);
  const failures: unknown[] = [];
  const cases = await writeCases(writer, judged, { atOnce, refuse: (error) => failures.push(error) });
  const texts = cases.flatMap(({ written }) => Object.values(written.values)).length;
  console.log(`\n${writer.label}, ${half}: ${cases.length} people × companies, ${texts} values`);
  if (failures.length > 0) report('people without an answer', failures.length, { atMost: 0 }, `(${failures[0]})`);
  const found = MEASURES.map((measure) => ({ measure, findings: measure.find(cases) }));
  if (show) {
    if (half === 'apart') console.log('Cases of the half kept apart are not shown.');
    else showCases(found.find(({ measure }) => measure === show)?.findings ?? [], show, most);
    return;
  }
  printTable(
    judged.map(({ id }) => id),
    found,
  );
  for (const { measure, findings } of found) {
    const figure = sumUp(findings, measure.sum);
    if (figure === undefined) console.log(`         ${measure.name}: nothing to look at`);
    else if (measure.goal) report(measure.name, figure, measure.goal, `of ${findings.length}`);
    else console.log(`         ${measure.name}: ${write(figure, measure)} of ${findings.length}`);
    printReasons(findings);
  }
}

function showCases(findings: readonly Finding[], { show }: Measure, most: number): void {
  const wanted = findings.filter(({ value }) => (show === 'counted' ? value > 0 : value < 1));
  for (const { company, person, shown } of wanted.slice(0, most)) console.log(`${company} × ${person}\n  ${shown}`);
  console.log(`${wanted.length} cases`);
}

/** How often what is wrong, the most frequent first. */
function printReasons(findings: readonly Finding[]): void {
  const reasons = Map.groupBy(
    findings.flatMap((finding) => finding.reasons ?? []),
    (reason) => reason,
  );
  for (const [reason, all] of [...reasons].toSorted(([, a], [, b]) => b.length - a.length)) {
    console.log(`           ${all.length} × ${reason}`);
  }
}

interface Found {
  measure: Measure;
  findings: readonly Finding[];
}

function printTable(companies: readonly string[], found: readonly Found[]): void {
  const width = Math.max(...companies.map((id) => id.length), 4);
  const row = (name: string, cells: readonly string[]) =>
    console.log(`${name.padEnd(width)} ${cells.map((cell) => cell.padStart(6)).join(' ')}`);
  row(
    '',
    found.map(({ measure }) => measure.head),
  );
  for (const id of companies)
    row(
      id,
      cellsOf(found, (finding) => finding.company === id),
    );
  row(
    'all',
    cellsOf(found, () => true),
  );
}

function cellsOf(found: readonly Found[], isMeant: (finding: Finding) => boolean): string[] {
  return found.map(({ measure, findings }) => {
    const figure = sumUp(findings.filter(isMeant), measure.sum);
    return figure === undefined ? '-' : write(figure, measure);
  });
}

function write(figure: number, { sum }: Measure): string {
  if (sum === 'count') return String(figure);
  return figure.toFixed(sum === 'share' ? 2 : 1);
}
