import { setTimeout as wait } from 'node:timers/promises';
import { elementAt } from '../../../shared/element-at.ts';
import { type SharedCall, shareCall } from '../../platform/concurrency/shared-call.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import { createTurns } from '../client/turns.ts';
import { SourceError } from '../source-error.ts';
import { LABEL, parseError } from './errors.ts';
import { bulkItem, bulkResponse, type PersonResponse, personResponse } from './schema.ts';

/** Milliseconds in which questions gather, to go together. */
const GATHER_MS = 5;
const BULK_MOST = 100;
/** Of 10; below this it may well be somebody else. */
const MIN_LIKELIHOOD = 6;

export interface PersonQuestion {
  slug: string;
  /** What a record must have to be found, and to be paid for: 'work_email'. */
  required?: string | undefined;
}
type Outcome = PersonResponse | null | SourceError;
type Batch = { questions: PersonQuestion[]; outcomes: SharedCall<Outcome[]> };

export interface PeopleLookup {
  /** @returns null when there is no such record */
  ask(question: PersonQuestion, signal: AbortSignal): Promise<PersonResponse | null>;
}

/**
 * Looks people up by profile; questions that come within a few milliseconds go in one call, the same one once. A plan that does
 * not take many at once is asked one by one from then on.
 */
export function createPeopleLookup(client: ProviderClient): PeopleLookup {
  let open: Batch | undefined;
  let takesMany = true;

  const askEach = (questions: readonly PersonQuestion[], signal: AbortSignal): Promise<Outcome[]> =>
    Promise.all(questions.map((question) => askOne(client, question, signal).catch(keepSourceError)));

  async function askAll(questions: PersonQuestion[], signal: AbortSignal): Promise<Outcome[]> {
    if (questions.length === 1 || !takesMany) return askEach(questions, signal);
    try {
      return await askMany(client, questions, signal);
    } catch (error) {
      if (!(error instanceof SourceError) || error.kind !== 'refused') throw error;
      takesMany = false;
      return askEach(questions, signal);
    }
  }

  function openBatch(): Batch {
    const questions: PersonQuestion[] = [];
    const outcomes = shareCall(async (signal) => {
      await wait(GATHER_MS);
      if (open?.questions === questions) open = undefined;
      return askAll(questions, signal);
    });
    return { questions, outcomes };
  }

  return {
    async ask(question, signal) {
      signal.throwIfAborted();
      if (open === undefined || open.outcomes.isAbandoned()) open = openBatch();
      const { questions, outcomes } = open;
      const same = questions.findIndex(
        ({ slug, required }) => slug === question.slug && required === question.required,
      );
      const at = same >= 0 ? same : questions.push(question) - 1;
      if (questions.length === BULK_MOST) open = undefined;
      const outcome = elementAt(await outcomes.join(signal), at);
      if (outcome instanceof SourceError) throw outcome;
      return outcome;
    },
  };
}

function keepSourceError(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  throw error;
}

const addressOf = (slug: string) => `linkedin.com/in/${encodeURIComponent(slug)}`;

function askOne(client: ProviderClient, { slug, required }: PersonQuestion, signal: AbortSignal) {
  return client.call(
    {
      kind: 'person',
      path: '/person/enrich',
      query: {
        profile: addressOf(slug),
        min_likelihood: MIN_LIKELIHOOD,
        include_if_matched: 'true',
        titlecase: 'true',
        required,
      },
      schema: personResponse,
    },
    signal,
  );
}

async function askMany(client: ProviderClient, questions: PersonQuestion[], signal: AbortSignal): Promise<Outcome[]> {
  const items = await client.call(
    {
      kind: 'bulk',
      method: 'POST',
      path: '/person/bulk',
      body: {
        // Answers come in any order: the number says which question each one answers.
        requests: questions.map(({ slug, required }, question) => ({
          metadata: { question },
          params: { profile: addressOf(slug) },
          min_likelihood: MIN_LIKELIHOOD,
          required,
        })),
        include_if_matched: true,
        titlecase: true,
      },
      schema: bulkResponse,
    },
    signal,
  );
  // Of many, each is found or not: nobody at all means that there is no such call.
  if (items === null) throw new SourceError('refused', `${LABEL} does not know /person/bulk.`);
  const byQuestion = new Map(items.map((item) => [bulkItem.safeParse(item).data?.metadata.question, item]));
  const turns = createTurns();
  const outcomes: Outcome[] = [];
  for (const question of questions.keys()) {
    outcomes.push(readItem(byQuestion.get(question)));
    await turns.give();
  }
  return outcomes;
}

/** One bad item is the trouble of one question. */
function readItem(item: unknown): Outcome {
  const { data: about } = bulkItem.safeParse(item);
  if (about === undefined) return new SourceError('malformed', `${LABEL} left a profile out of its answer to many.`);
  if (about.status === 404) return null;
  if (about.status !== 200) {
    const refusal = parseError(about.status, item);
    return refusal && new SourceError(refusal.kind, refusal.message);
  }
  const read = personResponse.safeParse(item);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.') || 'all of it';
  return new SourceError('malformed', `${LABEL} answered /person/bulk with an unreadable item (${where}).`);
}
