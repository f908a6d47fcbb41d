import { dealOut } from '../../scripts/training/held-out.ts';
import { readMarkedPosts } from '../../scripts/training/marked-posts.ts';
import { measureHeldOut } from '../../scripts/training/train-trouble.ts';
import { SOUNDS_LIKE_TROUBLE } from '../../server/insights/prospect/trouble/learned-trouble.ts';
import { show } from '../support/figures.ts';

const PARTS = 8;

/**
 * Measures how well trouble at work is told by what was learned alone, in posts that were left out of the learning: those
 * that were written to be marked, half of which look like trouble and are none, and those of the judged set's open half,
 * an own company at a time.
 */
export async function run(): Promise<void> {
  const posts = readMarkedPosts();
  const parts = dealOut(posts, PARTS, ({ company }) => company);
  for (const [name, isMeant] of [
    ['written to be marked', (company?: string) => company === undefined],
    ['of the open half', (company?: string) => company !== undefined],
  ] as const) {
    const { shown, told, invented } = measureHeldOut(parts, SOUNDS_LIKE_TROUBLE, ({ company }) => isMeant(company));
    show(`posts ${name}, of ${shown} with trouble: told`, told / shown, '');
    show(`posts ${name}: told rightly`, told / (told + invented), `(${invented} where there is none)`);
  }
}
