import { z } from 'zod';
import { readOwnProfile } from '../../server/insights/own-company/own-profile.ts';
import { readOwnTradeOf } from '../../server/insights/own-company/own-trade.ts';
import { JOB_FUNCTION_IDS, type JobFunctionId } from '../../server/insights/trade/job-functions/ids.ts';
import { withinSector } from '../../server/insights/trade/sectors/find-sectors.ts';
import { SECTOR_IDS, type SectorId } from '../../server/insights/trade/sectors/ids.ts';

const sectors = z.array(z.enum(SECTOR_IDS));
const functions = z.array(z.enum(JOB_FUNCTION_IDS));

/** A description of one's own company, with what a careful reader takes from it. */
export const labelledDescription = z.strictObject({
  text: z.string().min(1),
  lang: z.string(),
  /** What is sold, in one line of plain English. */
  sells: z.string(),
  /** Kinds of companies named as customers, and kinds that are near enough. */
  customers: sectors,
  customers_may: sectors,
  /** Of whom it says that one sells to them or speaks with them, and arguable ones. */
  buyers: functions,
  buyers_may: functions,
  /** Employees of customers; `most` is null for 'from 30 people'. */
  sizes: z.strictObject({ least: z.number(), most: z.number().nullable() }).nullable(),
  /** ISO codes of where the company works; `*` for everywhere, null where the text does not say. */
  countries: z.array(z.string()).nullable(),
  proofs: z.array(z.string()),
});
export type LabelledDescription = z.infer<typeof labelledDescription>;

/** How many values of a field are right, wrong and missed. */
export interface FieldCounts {
  right: number;
  wrong: string[];
  missed: string[];
}

export const FIELDS = ['customers', 'buyers', 'countries', 'sizes'] as const;
export type Field = (typeof FIELDS)[number];
export type DescriptionScore = Record<Field, FieldCounts> & { namesOffer: boolean };

/** Who heads a company is one reader's owner and another's founder. */
const HEADS: ReadonlySet<JobFunctionId> = new Set(['general-management', 'founder']);
const isSameFunction = (a: JobFunctionId, b: JobFunctionId): boolean => a === b || (HEADS.has(a) && HEADS.has(b));
/** A kind of company is found by one that it is a part of, or that is a part of it. */
const isSameSector = (a: SectorId, b: SectorId): boolean => a === b || withinSector(a, b) || withinSector(b, a);
/** 'Small' is read as other figures by any two readers. */
const SIZE_FACTOR = 5;

/** Reads a description as the product does and compares what it takes from it with the labels. */
export function scoreDescription(item: LabelledDescription): DescriptionScore {
  const trade = readOwnTradeOf(item.text, readOwnProfile({ website: '', description: item.text }));
  const kinds = [...trade.kinds.keys()].flatMap((kind) => kind.sectors);
  const countries = item.countries?.filter((code) => code !== '*') ?? [];
  return {
    customers: {
      ...compare(item.customers, [...trade.customers.keys(), ...kinds], isSameSector),
      wrong: [...trade.customers].flatMap(([id, { said }]) =>
        [...item.customers, ...item.customers_may].some((one) => isSameSector(one, id)) ? [] : [`${id} (${said})`],
      ),
    },
    buyers: {
      ...compare(item.buyers, [...trade.buyers.keys()], isSameFunction),
      wrong: [...trade.buyers].flatMap(([id, said]) =>
        [...item.buyers, ...item.buyers_may].some((one) => isSameFunction(one, id)) ? [] : [`${id} (${said})`],
      ),
    },
    countries: {
      ...compare(countries, [...trade.area.ofTowns], (a, b) => a === b),
      // Regions stand for all of their countries; what is wrong is a place that nobody named.
      wrong: item.countries === null ? [...trade.area.ofTowns] : [],
    },
    sizes: compareSizes(item.sizes, trade.sizes),
    namesOffer: trade.capabilities.length > 0,
  };
}

function compare<T extends string>(wanted: readonly T[], found: readonly T[], isSame: (a: T, b: T) => boolean) {
  const missed = wanted.filter((one) => !found.some((other) => isSame(one, other)));
  return { right: wanted.length - missed.length, missed };
}

function compareSizes(
  wanted: LabelledDescription['sizes'],
  found: { least: number; most: number } | undefined,
): FieldCounts {
  const said = (range: { least: number; most: number | null }) => `${range.least} to ${range.most ?? 'any'}`;
  if (wanted === null) return { right: 0, missed: [], wrong: found === undefined ? [] : [said(found)] };
  if (found === undefined) return { right: 0, missed: [said(wanted)], wrong: [] };
  const isNear = Math.max(found.least, wanted.least) <= SIZE_FACTOR * Math.min(found.least, wanted.least);
  return isNear ? { right: 1, missed: [], wrong: [] } : { right: 0, missed: [said(wanted)], wrong: [said(found)] };
}
