import { rememberReadings } from '../../platform/remember-readings.ts';
import type { Post } from '../../providers/profile-facts.ts';
import { findSectors } from '../trade/sectors/find-sectors.ts';
import { ExpressionIndex } from '../wording/expression-index.ts';
import { isEnglish } from '../wording/language-of.ts';
import { daysSince } from '../wording/phrasing.ts';
import { leadOf, quote } from '../wording/quoting.ts';
import { isPastime } from './pastime.ts';
import { splitPost } from './split-post.ts';
import { findStatedTrouble, type StatedTrouble } from './stated-trouble.ts';

const LEAD_CHARS = 110;
const LEAST_LEAD = 12;
const MOST_POSTS = 5;

const WORK = new ExpressionIndex(
  /\b(?:customers?|clients?|teams?|colleagues?|meetings?|projects?|releases?|deploy|audits?|suppliers?|hired?|interview(?:ed)?|quarter|budget|reports?|deadline|code|tests?|products?|process|contracts?|managers?|users?)\b/i,
);

/** Of people who are asked for by several users; looking for trouble is what costs most of reading a post. */
const MOST_KEPT = 2_000;
const troubleIn = rememberReadings((text): StatedTrouble | false => findStatedTrouble(text) ?? false, MOST_KEPT);

/** A post and what is read out of it: each thing when a text first asks for it, and once for all of them. */
export class ReadPost {
  readonly date: string;
  readonly text: string;
  readonly daysAgo: number;
  /** The line that is quoted from it. */
  readonly lead: string;
  readonly #company: string | undefined;
  #aboutWork: boolean | undefined;
  #sentences: readonly string[] | undefined;
  #isEnglish: boolean | undefined;
  #isPastime: boolean | undefined;
  /** Null for none. */
  #trouble: StatedTrouble | null | undefined;

  /** @param company of the person */
  constructor({ date, text }: Post, lead: string, company: string | undefined, now: Date) {
    this.date = date;
    this.text = text;
    this.daysAgo = daysSince(date, now);
    this.lead = lead;
    this.#company = company;
  }

  /** Speaks of trade, tasks or the company; false for cooking, cricket and the like. */
  get aboutWork(): boolean {
    const company = this.#company;
    this.#aboutWork ??=
      WORK.test(this.text) ||
      (company !== undefined && this.text.includes(company)) ||
      findSectors(this.text).length > 0;
    return this.#aboutWork;
  }

  get sentences(): readonly string[] {
    this.#sentences ??= splitPost(this.text);
    return this.#sentences;
  }

  get isEnglish(): boolean {
    this.#isEnglish ??= isEnglish(this.text);
    return this.#isEnglish;
  }

  /** Is about something other than work. */
  get isPastime(): boolean {
    this.#isPastime ??= isPastime(this.text);
    return this.#isPastime;
  }

  /** Trouble at work that the person states in it. */
  get trouble(): StatedTrouble | undefined {
    if (this.#trouble === undefined) this.#trouble = troubleIn(this.text) || null;
    return this.#trouble ?? undefined;
  }
}

/** The newest posts that say something, at most five. @param company of the person */
export function readPosts(posts: readonly Post[], company: string | undefined, now: Date): ReadPost[] {
  const read: ReadPost[] = [];
  for (const post of posts) {
    if (read.length === MOST_POSTS) break;
    const lead = leadOf(post.text, LEAD_CHARS);
    if (lead.length >= LEAST_LEAD) read.push(new ReadPost(post, lead, company, now));
  }
  return read;
}

/** 'Post of 2026-03-12: "We moved …"' */
export function citePost(post: ReadPost): string {
  return `Post of ${post.date}: ${quote(post.lead)}`;
}
