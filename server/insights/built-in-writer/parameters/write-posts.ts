import type { FitDecision } from '../../../../shared/contract/fit.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { citePost, type ReadPost } from '../../prospect/read-post.ts';
import { compose } from '../../wording/quoting.ts';
import { postFact, tellPost } from '../post-lines.ts';
import type { UsedFacts } from '../used-facts.ts';

const MOST_POSTS = 3;
/** A greeting or an advertisement says nothing of what somebody thinks. */
const EMPTY =
  /^(?:happy |merry |wish(?:ing)? (?:you|all)|congrat|urgent|hiring|we(?:['’]re| are) hiring|join us|register|follow (?:me|us)|link in|dm me|send (?:me )?(?:your )?cv|gesucht|meet us|visit us)/i;

/** What they wrote lately, the newest first. */
export function writeRecentPostsSummary(
  dossier: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  const { posts } = dossier;
  const telling = posts.filter(({ text }) => !EMPTY.test(text.trim()));
  const said: string[] = [];
  const told: ReadPost[] = [];
  let quotations = 0;
  for (const post of telling.length > 0 ? telling : posts) {
    if (told.length === MOST_POSTS) break;
    const line = tellPost(post, dossier, (said) =>
      used.take(
        said.map((sentence) => postFact(post, sentence)),
        'recentPostsSummary',
      ),
    );
    if (line === undefined || (line.quoted && quotations > 0)) continue;
    if (line.quoted) quotations += 1;
    said.push(line.text);
    told.push(post);
  }
  return said.length === 0 ? undefined : { value: compose(...said), evidence: told.map(citePost) };
}
