import { elementAt } from '../../shared/element-at.ts';
import type { SeededRandom } from './seeded-random.ts';
import { capitalise, withArticle, writeNumber } from './wording.ts';

/**
 * Sentences with slots. `{city}` is a value, `{City}` the value with a capital, `{a title}` the value with its
 * article, `{12-40}` a number drawn from the range, `{a 8-11}` with its
 * article, `{50-400:25}` one in steps, `[this|that]` one of the alternatives
 * (which may hold slots, but no alternatives of their own).
 */
export type Slots = Readonly<Record<string, string>>;

type Segment =
  | string
  | { slot: string; article: boolean; capital: boolean }
  | { low: number; high: number; step: number; year: boolean; article: boolean; capital: boolean }
  | { either: Segment[][] };

const compiled = new Map<string, Segment[]>();

/**
 * Fills a template.
 * @throws Error when the template names a slot that `slots` does not have: a slip in a vocabulary, found by the tests
 */
export function fill(template: string, slots: Slots, random: SeededRandom): string {
  let segments = compiled.get(template);
  if (!segments) {
    segments = compile(template);
    compiled.set(template, segments);
  }
  return render(segments, slots, random, template);
}

function render(segments: Segment[], slots: Slots, random: SeededRandom, template: string): string {
  let text = '';
  for (const segment of segments) {
    if (typeof segment === 'string') text += segment;
    else if ('either' in segment) text += render(random.pick(segment.either), slots, random, template);
    else if ('low' in segment) {
      const steps = Math.floor((segment.high - segment.low) / segment.step);
      const value = segment.low + random.between(0, steps) * segment.step;
      const digits = segment.year ? String(value) : writeNumber(value);
      const worded = segment.article ? withArticle(digits) : digits;
      text += segment.capital ? capitalise(worded) : worded;
    } else {
      const value = slots[segment.slot];
      if (!value) throw new Error(`No value for {${segment.slot}} in "${template}"`);
      const worded = segment.article ? withArticle(value) : value;
      text += segment.capital ? capitalise(worded) : worded;
    }
  }
  return text;
}

function compile(template: string): Segment[] {
  const segments: Segment[] = [];
  for (const part of template.split(/(\[[^[\]|]*\|[^[\]]*\]|\{[^{}]+\})/)) {
    if (part === '') continue;
    if (part.startsWith('[') && part.includes('|')) {
      segments.push({ either: part.slice(1, -1).split('|').map(compile) });
    } else if (part.startsWith('{')) segments.push(compileSlot(part.slice(1, -1)));
    else segments.push(part);
  }
  return segments;
}

function compileSlot(body: string): Segment {
  const article = /^[aA] /.test(body);
  const range = /^(?:[aA] )?(\d+)-(\d+)(?::(\d+))?$/.exec(body);
  if (range) {
    const [low, high, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
    // '2014', never '2,014': a narrow range among the years of this and the last two centuries is a year.
    return { low, high, step, year: low >= 1800 && high < 2100 && step === 1, article, capital: body.startsWith('A') };
  }
  const name = article ? body.slice(2) : body;
  return { slot: name.charAt(0).toLowerCase() + name.slice(1), article, capital: /^[A-Z]/.test(body) };
}

const slotsByTemplate = new Map<string, readonly string[]>();

/** What stands in a slot. @throws Error when there is nothing */
export function readSlot(slots: Slots, name: string): string {
  const value = slots[name];
  if (!value) throw new Error(`No value for {${name}}`);
  return value;
}

/** The slots a template asks for, to know beforehand whether somebody without a company can say it. */
export function slotsOf(template: string): readonly string[] {
  let slots = slotsByTemplate.get(template);
  if (!slots) {
    slots = [...template.matchAll(/\{(?:[aA] )?([A-Za-z]+)\}/g)].map(
      (m) => elementAt(m, 1).charAt(0).toLowerCase() + elementAt(m, 1).slice(1),
    );
    slotsByTemplate.set(template, slots);
  }
  return slots;
}
