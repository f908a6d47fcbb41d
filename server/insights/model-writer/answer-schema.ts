import { z } from 'zod';
import { BUYING_ROLES, DISQUALIFIERS } from '../../../shared/contract/fit.ts';
import type { TextId } from '../parameter-jobs/types.ts';

/** What a small model leaves out or makes of a wrong form does not spoil the whole answer: the checks ask for it once more. */
const evidence = z.array(z.string()).catch([]);
const clause = z.string().catch('');
const orNull = z.string().nullable().catch(null);

const writtenText = z.object({ text: z.string(), evidence: z.array(z.string()) });
export type WrittenText = z.infer<typeof writtenText>;
/** Small models leave the evidence out now and then: it is looked for in the facts then. */
const textField = z.preprocess(
  (said) => (typeof said === 'string' ? { text: said, evidence: [] } : said),
  writtenText.nullable().default(null),
);

const grade = z.preprocess(
  (said) => (typeof said === 'string' && said.trim() !== '' ? Number(said) : said),
  z.literal([0, 1, 2, 3, 4]).nullable().catch(null),
);
const gradedPart = z.object({ because: clause, evidence, grade }).catch({ because: '', evidence: [], grade: null });
const givenLink = z.object({
  kind: z.enum(['customer_type', 'named_customer', 'need']).catch('need'),
  yours: clause,
  theirs: clause,
  because: clause,
  evidence,
});
/** The order is that of thinking: what is sold, what ties the two together, what speaks against it, then the grades. */
const givenFit = z.object({
  offer: orNull,
  links: z.array(givenLink).catch([]),
  disqualifier: z
    .object({ kind: z.enum(DISQUALIFIERS), text: z.string(), evidence })
    .nullable()
    .catch(null),
  customer_type: orNull,
  problem: orNull,
  buying_role: z.enum(BUYING_ROLES).catch('unknown'),
  market: gradedPart,
  role: gradedPart,
  reach: gradedPart,
  timing: gradedPart,
  summary: clause,
});
export type GivenFit = z.infer<typeof givenFit>;
export type GivenLink = GivenFit['links'][number];
export type GivenPart = GivenFit['market'];

/** What a question asks for: the judgement of fit, texts, or both. */
export interface Asked {
  fit: boolean;
  texts: readonly TextId[];
}

/** An answer: what was asked for is there, or null. */
export type Written = { fit?: GivenFit | null } & Partial<Record<TextId, WrittenText | null>>;

/** What the answer to a question has to be; fit comes first. A field left out counts as null. */
export function writtenSchema(asked: Asked): z.ZodType<Written> {
  const key = [asked.fit, ...asked.texts].join(' ');
  const known = schemas.get(key) ?? makeSchema(asked);
  if (schemas.size >= SCHEMAS_KEPT) schemas.clear();
  schemas.set(key, known);
  return known;
}

const SCHEMAS_KEPT = 100;
/** Few lists of parameters are asked for, each of them for many profiles. */
const schemas = new Map<string, z.ZodType<Written>>();

function makeSchema({ fit, texts }: Asked): z.ZodType<Written> {
  const fields = Object.fromEntries(texts.map((id) => [id, textField]));
  if (!fit) return z.object(fields);
  return z.object({ fit: givenFit.nullable().default(null), ...fields });
}
