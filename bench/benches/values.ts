import { parseArgs } from 'node:util';
import { buildPlainValues, type Values } from '../../server/enrichment/running/build-values.ts';
import { type GatherRequest, gatherFacts } from '../../server/enrichment/sourcing/gather-facts.ts';
import { packProvenance } from '../../server/enrichment/stored-provenance.ts';
import { UsedFacts } from '../../server/insights/built-in-writer/used-facts.ts';
import { TEXT_WRITERS } from '../../server/insights/built-in-writer/write-insights.ts';
import { decideFit } from '../../server/insights/fit/decide-fit.ts';
import type { OwnCompany } from '../../server/insights/insight-writer.ts';
import { readDossier } from '../../server/insights/prospect/dossier.ts';
import { storableJson } from '../../server/platform/database/storable-json.ts';
import { createSampleNetwork, sampleProfileUrl } from '../../server/sample-network/sample-network.ts';
import { type AiParameterId, PARAMETER_IDS } from '../../shared/catalogue.ts';
import { elementAt } from '../../shared/element-at.ts';
import { parseProfileUrl } from '../../shared/profile-url/profile-url.ts';
import { loadJudgedSet } from '../insights-quality/judged-set/load.ts';
import { percentile, report } from '../support/figures.ts';

/** Profiles of one round; each round takes others, as a long request does. */
const PROFILES = 2_000;
const WARM_UP = 1_000;
const ROUNDS = 5;
const COMPANIES = ['cold-chain', 'cloud-cost', 'bau-geraete', 'legal-contracts', 'hinglish-hr', 'solar-rooftop'];
const SOURCE = createSampleNetwork({ publicUrl: 'http://localhost:3000' });
const NEVER = new AbortController().signal;

/** Milliseconds by stage. */
type Stages = Map<string, number>;

/**
 * What the worker does for a profile of the sample network outside the database and the queue: processor time a profile, and how it
 * is shared out among the stages. `--companies 6` takes several own companies in turn.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { companies: { type: 'string', default: '1' } } });
  const companies = loadJudgedSet('open', COMPANIES.slice(0, Number(values.companies))).map((c) => c.ownCompany);
  await work(companies, 0, WARM_UP, new Map());
  const stages: Stages = new Map();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await work(companies, WARM_UP + round * PROFILES, PROFILES, stages);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / PROFILES);
  }
  const micros = percentile(rounds, 0.5);
  const whole = [...stages.values()].reduce((sum, ms) => sum + ms, 0);
  for (const [stage, ms] of stages) console.log(`${((micros * ms) / whole).toFixed(1).padStart(8)} µs  ${stage}`);
  report(`46 values of a profile for ${companies.length} own companies`, micros, { atMost: 520 }, 'µs');
}

async function work(companies: readonly OwnCompany[], from: number, count: number, stages: Stages): Promise<void> {
  for (let index = from; index < from + count; index += 1) {
    await workOn(slugOf(sampleProfileUrl(index)), elementAt(companies, index % companies.length), stages);
  }
}

/** Everything for one profile, the way `run-job.ts` and `built-in-writer` go, one stage after the other. */
async function workOn(slug: string, ownCompany: OwnCompany, stages: Stages): Promise<void> {
  let began = performance.now();
  const done = (stage: string) => {
    const now = performance.now();
    stages.set(stage, (stages.get(stage) ?? 0) + now - began);
    began = now;
  };
  const now = new Date();
  const wanted = SOURCE.fields;
  const answer = await SOURCE.find({ slug, wanted, known: {} }, NEVER);
  done('make the sample person');
  const received = { source: SOURCE.id, wanted, answer, at: now.toISOString() };
  const lookUp = async () => ({ received, isSaved: false, shared: false });
  const { facts } = await gatherFacts({ ...REQUEST, slug, lookUp }, NEVER);
  done('gather and merge facts');
  const values = buildPlainValues(PARAMETER_IDS, facts);
  done('derive the plain values');
  const dossier = readDossier({ facts, now, ownCompany, parameters: [] });
  done('read the dossier');
  if (dossier === undefined) return;
  const fit = decideFit(dossier);
  done('decide fit');
  const used = new UsedFacts();
  for (const [id, write] of Object.entries(TEXT_WRITERS)) {
    const text = write(dossier, fit, used);
    if (text !== undefined) addText(values, id as AiParameterId, text);
    done(`write ${id}`);
  }
  for (const part of [values.result, packProvenance(values.provenance), fit ?? null]) storableJson(part);
  done('JSON of values, provenance and fit');
  storableJson(answer);
  done('JSON of what the source said');
}

const REQUEST: Omit<GatherRequest, 'slug' | 'lookUp'> = {
  sources: [SOURCE],
  columns: PARAMETER_IDS,
  cached: new Map(),
  isSuppressed: async () => false,
};

function addText(
  values: Values,
  id: AiParameterId,
  { value, evidence }: { value: string | number; evidence: string[] },
) {
  values.result[id] = value;
  values.provenance[id] = {
    source: 'built-in writer',
    retrieved_at: '2026-11-23T00:00:00.000Z',
    confidence: 0.95,
    basis: 'fact',
    evidence,
  };
}

function slugOf(url: string): string {
  const read = parseProfileUrl(url);
  if (!('slug' in read)) throw new Error(`${url} is no profile URL`);
  return read.slug;
}
