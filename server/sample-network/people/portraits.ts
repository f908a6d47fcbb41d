import { elementAt } from '../../../shared/element-at.ts';
import { companyOutlines, sampleCompanyCount } from '../companies/company-outline.ts';
import { SeededRandom } from '../seeded-random.ts';
import { identityOf } from './identity.ts';
import { samplePersonCount } from './membership.ts';

/** Glass colours that sit well together; the first of a set is the ground. */
const PALETTES = [
  ['#f3ead9', '#2b50d8', '#e0a43a', '#0b7a55', '#8fb8de'],
  ['#eef1ea', '#0b7a55', '#f5b454', '#2f4858', '#9ccfb4'],
  ['#f4e9ec', '#b3264e', '#6d3bd1', '#f0b27a', '#e6a5b8'],
  ['#e9eef6', '#6d3bd1', '#2b50d8', '#f5b454', '#b6a4e8'],
  ['#f6efe2', '#a4550a', '#1b6f8a', '#e0a43a', '#d9b48f'],
  ['#e8f1f2', '#1b6f8a', '#e07a5f', '#2f4858', '#9fc9d3'],
] as const;

/**
 * A portrait in leaded glass: panes round a head and shoulders, the initials below. Drawn from the index alone, no
 * likeness of anybody. @returns an SVG document, or '' for an index the network does not have
 */
export function drawPortrait(index: number): string {
  if (!Number.isInteger(index) || index < 0 || index >= samplePersonCount) return '';
  const random = new SeededRandom('portrait', index);
  const { firstName, lastName } = identityOf(index);
  const [ground, robe, halo, hair, sky] = shuffled(random);
  const skin = random.pick(['#eccaa4', '#dfb187', '#cf9a6c', '#b98355']);
  const headY = random.between(76, 84);
  const panes = fan(random, [ground, sky, halo, sky, ground, halo]);
  const crown = random.chance(0.5)
    ? `<path d="M62 ${headY}a38 38 0 0 1 76 0l-8 14q-30-34-60 0z" fill="${hair}"/>`
    : `<path d="M60 ${headY + 26}V${headY - 4}a40 40 0 0 1 80 0v30l-12-8q4-38-28-40-32 2-28 40z" fill="${hair}"/>`;
  return page(
    `Portrait of ${firstName}${lastName ? ` ${lastName}` : ''} (sample data)`,
    `${panes}<path d="M30 200q4-62 70-62t70 62z" fill="${robe}"/>` +
      `<path d="M86 116h28v20q-14 16-28 0z" fill="${skin}"/><ellipse cx="100" cy="${headY + 8}" rx="31" ry="37" fill="${skin}"/>${crown}` +
      `<path d="M72 141l28 26 28-26" fill="none"/>`,
    initials(firstName, lastName),
  );
}

/** The mark of a company: four panes and its initial. @returns an SVG document, or '' for an unknown index */
export function drawCompanyMark(index: number): string {
  if (!Number.isInteger(index) || index < 0 || index >= sampleCompanyCount) return '';
  const random = new SeededRandom('company mark', index);
  const { name } = elementAt(companyOutlines(), index);
  const [, a, b, c, d] = shuffled(random);
  const x = random.between(70, 130);
  const y = random.between(70, 130);
  const lean = random.between(-40, 40);
  const cross = `${x},${y}`;
  const panes =
    `<path d="M0 0H${x + lean}L${cross} 0 ${y - lean}z" fill="${a}"/><path d="M${x + lean} 0H200V${y + lean}L${cross}z" fill="${b}"/>` +
    `<path d="M200 ${y + lean}V200H${x - lean}L${cross}z" fill="${c}"/><path d="M${x - lean} 200H0V${y - lean}L${cross}z" fill="${d}"/>`;
  return page(`Mark of ${name} (sample data)`, panes, initials(name, undefined));
}

function shuffled(random: SeededRandom): [string, string, string, string, string] {
  const [ground, ...glass] = random.pick(PALETTES);
  return [ground, ...random.some(glass, 4)] as [string, string, string, string, string];
}

/** Panes like rays behind the head, uneven as if cut by hand. */
function fan(random: SeededRandom, colours: readonly string[]): string {
  const corners: [number, number][] = [
    [0, 200],
    [0, 90],
    [40, 0],
    [100, 0],
    [160, 0],
    [200, 90],
    [200, 200],
  ];
  const rim = corners.map(([x, y]) => [
    x === 0 || x === 200 ? x : x + random.between(-14, 14),
    y === 0 || y === 200 ? y : y + random.between(-22, 22),
  ]);
  return colours
    .map((colour, at) => {
      const [ax, ay] = elementAt(rim, at);
      const [bx, by] = elementAt(rim, at + 1);
      const corner = at === 1 ? ' 0 0' : at === 4 ? ' 200 0' : '';
      return `<path d="M100 100L${ax} ${ay}${corner} ${bx} ${by}z" fill="${colour}"/>`;
    })
    .join('');
}

function page(title: string, panes: string, letters: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200" role="img"><title>${escapeText(title)}</title>` +
    `<clipPath id="f"><rect width="200" height="200" rx="18"/></clipPath><g clip-path="url(#f)" stroke="#1b2030" stroke-width="4" stroke-linejoin="round">` +
    `<rect width="200" height="200" fill="#d9dce4"/>${panes}</g>` +
    `<text x="100" y="191" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-weight="600" font-size="24" fill="#fff" stroke="#1b2030" stroke-width="4" paint-order="stroke">${escapeText(letters)}</text></svg>`
  );
}

/** First letters as readers see them: a base letter with its vowel signs is one. */
function initials(first: string, last: string | undefined): string {
  const segments = new Intl.Segmenter();
  const letter = (name: string): string => segments.segment(name)[Symbol.iterator]().next().value?.segment ?? '';
  return (letter(first) + (last ? letter(last) : '')).toUpperCase();
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
