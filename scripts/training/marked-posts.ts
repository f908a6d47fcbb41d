import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { loadJudgedSet } from '../../bench/insights-quality/judged-set/load.ts';
import { fold, names } from '../../bench/insights-quality/measures/matching.ts';
import { splitPost } from '../../server/insights/prospect/split-post.ts';

/** A post, and which of its sentences people marked as trouble that its writer has at work. */
export interface MarkedPost {
  text: string;
  sentences: readonly string[];
  isTrouble: readonly boolean[];
  /** Own company of the judged set; absent for posts that were written to be marked. */
  company?: string;
}

const POSTS = path.join(import.meta.dirname, 'trouble');
const markedPost = z.strictObject({ text: z.string(), lang: z.string(), pain: z.array(z.string()) });

/** Posts that were written to be marked, and those of the open half of the judged set. */
export function readMarkedPosts(): MarkedPost[] {
  return [...readWritten(), ...readJudged()];
}

function readWritten(): MarkedPost[] {
  const lines = readdirSync(POSTS)
    .toSorted()
    .flatMap((name) => readFileSync(path.join(POSTS, name), 'utf8').trim().split('\n'));
  return lines.map((line) => {
    const { text, pain } = markedPost.parse(JSON.parse(line));
    const sentences = splitPost(text);
    return { text, sentences, isTrouble: sentences.map((one) => pain.some((part) => isPart(one, part))) };
  });
}

/** What is marked may be more than a sentence, or a part of one. */
function isPart(sentence: string, marked: string): boolean {
  const [one, other] = [fold(sentence), fold(marked)];
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

/** A person judged for several own companies has one post. */
function readJudged(): MarkedPost[] {
  const posts = new Map<string, MarkedPost>();
  for (const { id: company, people } of loadJudgedSet('open'))
    for (const { facts, judgement } of people)
      for (const { text } of facts.posts?.value ?? []) {
        const known = posts.get(text);
        const sentences = known?.sentences ?? splitPost(text);
        const shown = judgement.pain?.words ?? [];
        const isTrouble = sentences.map(
          (sentence, at) => known?.isTrouble[at] === true || shown.some((words) => names(sentence, words)),
        );
        posts.set(text, { text, sentences, isTrouble, company: known?.company ?? company });
      }
  return [...posts.values()];
}
