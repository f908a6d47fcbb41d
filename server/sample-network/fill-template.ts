import type { Dice } from './seeded-random.ts';

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
export function fill(template: string, slots: Slots, dice: Dice): string {
  let segments = compiled.get(template);
  if (!segments) {
    segments = compile(template);
    compiled.set(template, segments);
  }
  return render(segments, slots, dice, template);
}

function render(segments: Segment[], slots: Slots, dice: Dice, template: string): string {
  let text = '';
  for (const segment of segments) {
    if (typeof segment === 'string') text += segment;
    else if ('either' in segment) text += render(dice.pick(segment.either), slots, dice, template);
    else if ('low' in segment) {
      const steps = Math.floor((segment.high - segment.low) / segment.step);
      const value = segment.low + dice.between(0, steps) * segment.step;
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

/** The slots a template asks for, to know beforehand whether somebody without a company can say it. */
export function slotsOf(template: string): readonly string[] {
  let slots = slotsByTemplate.get(template);
  if (!slots) {
    slots = [...template.matchAll(/\{(?:[aA] )?([A-Za-z]+)\}/g)].map(
      (m) => m[1]!.charAt(0).toLowerCase() + m[1]!.slice(1),
    );
    slotsByTemplate.set(template, slots);
  }
  return slots;
}

/** 12400 as '12,400'. */
export function writeNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** The first letter as a capital; names of products that begin with a capital stay as they are. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Route planning' as 'route planning'; 'SAP', 'IoT sensors' and 'HACCP' stay as they are. */
export function insideSentence(phrase: string): string {
  const word = phrase.split(/[\s-]/, 1)[0] ?? '';
  return /^\p{Lu}\p{Ll}*$/u.test(word) && word.length > 1 ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
}

/** 'an HR manager', 'a university', 'an engineer', 'an 80-bed hospital'. */
export function withArticle(phrase: string): string {
  return `${takesAn(phrase) ? 'an' : 'a'} ${phrase}`;
}

const SPELT_WITH_VOWEL_SOUND = /^[AEFHILMNORSX]$/;

/** Whether a phrase begins with a vowel sound as it is read aloud. */
export function takesAn(phrase: string): boolean {
  const word = /^[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? '';
  if (/^(8|11|18)(\D|$)|^8\d*$/.test(word)) return true;
  // Letters that are spelt out: HR, FMCG, MBA, L1. SaaS, NABL and the like are read as words.
  if (/^[A-Z]{2,}\d*$/.test(word) && !/^(SAAS|NABL|NEET|REIT|SAP|SIM|LAN|NAND|SCADA|RFID|FIDIC|MIG|LED)$/.test(word)) {
    return SPELT_WITH_VOWEL_SOUND.test(word.charAt(0));
  }
  if (/^LED$|^RFID$/.test(word)) return true;
  const lower = word.toLowerCase();
  if (/^(uni([^n]|$)|use|usu|euro|one([^a-z]|$)|once|ewe|u-)/.test(lower) && !/^unin|^unim/.test(lower)) return false;
  if (/^(hour|honest|honou?r|heir)/.test(lower)) return true;
  return /^[aeiouáéíóúäöüàèøåæ]/.test(lower);
}

/** 'A', 'A and B', 'A, B and C'. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** Letters of plain ASCII, for e-mail addresses and domains: 'Łukasz Müller' to 'lukasz muller'. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøßæœđðþı]/g, (letter) => PLAIN[letter] ?? '');
}

const PLAIN: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Splits a line of single words: vocabularies of names read better as prose than as one name a line. */
export function words(line: string): string[] {
  return line.trim().split(/\s+/);
}
