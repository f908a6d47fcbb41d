import { elementAt } from '../../../../shared/element-at.ts';
import { citePosition, citePost, citeUpdate, type Dossier } from '../../prospect/dossier.ts';
import { article, writeDate, writeWhen } from '../../wording/phrasing.ts';
import { leadOf, plainLine, quote, quoteAtEnd, shorten, splitLineIntoSentences } from '../../wording/quoting.ts';

/** A need that is likely, never known, with the fact it rests on. */
export interface SalesNeed {
  /** The need and its fact in one sentence. */
  text: string;
  /** The need alone: 'keeping pace with growth'. */
  short: string;
  /** The fact alone, as a sentence. */
  basis: string;
  evidence: string;
}

const TROUBLE =
  /\b(?:problem|challenge|struggl|hardest|hard to |manual|by hand|delay|slow|expensive|shortage|bottleneck|mistake|wrong|lost|lose|waste|fail|broken|stuck|risk|overtime|spreadsheet|too many|too long|backlog|rework)/i;
const GROWTH =
  /\b(?:open|opens|opened|opening|expand|expands|expansion|new (?:office|plant|site|market|branch|hub|line|team|warehouse)|launch|launches|launched|launch of|enters?|doubles?|scale|grow|growth|hiring)\b/i;
const MONEY = /\b(?:raise|raises|raised|funding|round|series [a-e]|invests?|investment|acquires?|acquisition)\b/i;
const PROMISE = /\b(?:sign|signs|signed|partners?|partnership|contract|wins?|won)\b/i;
const NEW_DAYS = 270;

const SHORTS = {
  growth: [
    'keeping pace with growth',
    'doing more with the same hands',
    'working with the habits of a smaller company',
  ],
  money: ['showing results for the money', 'turning new money into working routines'],
  promise: ['keeping what was promised', 'delivering on new commitments'],
  change: ['the work behind that news', 'what that news asks of people'],
} as const;

function fromUpdate({ updates, company, pick, now, first }: Dossier): SalesNeed | undefined {
  const [update] = updates;
  if (update === undefined || company === undefined) return undefined;
  const title = shorten(plainLine(update.title), 100);
  const when = writeWhen(update.date, now);
  const kind = MONEY.test(title) ? 'money' : GROWTH.test(title) ? 'growth' : PROMISE.test(title) ? 'promise' : 'change';
  const short = pick(`need-${kind}`, SHORTS[kind]);
  const basis = `${company} reported ${when}: ${quoteAtEnd(title)}`;
  const text = pick(
    'need-update',
    kind === 'change'
      ? [
          `${company} reported ${quote(title)} ${when}; part of the work behind it probably falls to ${first}`,
          `The news ${when}, ${quote(title)}, likely adds work before it takes any away`,
          `${quote(title)} (${writeDate(update.date, now)}) likely leaves follow-up work, some of it perhaps with ${first}`,
        ]
      : [
          `The news ${when}, ${quote(title)}, probably means ${short} for ${first}'s side of ${company}`,
          `${short.charAt(0).toUpperCase()}${short.slice(1)} is likely on the list, since ${company} reported ${quote(title)} ${when}`,
          `${quote(title)} (${writeDate(update.date, now)}) likely brings ${short} with it`,
        ],
  );
  return { text, short, basis, evidence: citeUpdate(update) };
}

function fromPosts({ posts, pick, first, now }: Dossier): SalesNeed | undefined {
  for (const post of posts) {
    if (!post.aboutWork) continue;
    const sentence = splitLineIntoSentences(plainLine(post.text)).find((one) => one.length >= 24 && TROUBLE.test(one));
    if (sentence === undefined) continue;
    const line = shorten(sentence, 130);
    const text = pick('need-post', [
      `${first} wrote ${writeWhen(post.date, now)}: ${quote(line)}; that is likely still a sore point`,
      `Likely on ${first}'s mind, going by the post of ${writeDate(post.date, now)}: ${quoteAtEnd(line)}`,
      `The post of ${writeDate(post.date, now)} hints at friction: ${quoteAtEnd(line)}`,
      `${quote(line)}, as ${first} put it ${writeWhen(post.date, now)}, is probably not quite settled yet`,
    ]);
    const basis = `${first} wrote ${writeWhen(post.date, now)}: ${quoteAtEnd(line)}`;
    return {
      text,
      short: `what the post of ${writeDate(post.date, now)} describes`,
      basis,
      evidence: citePost({ ...post, lead: line }),
    };
  }
  return undefined;
}

function fromOpenRole({ facts, company, pick }: Dossier): SalesNeed | undefined {
  const role = facts?.openRoles[0];
  if (role === undefined || company === undefined) return undefined;
  const where = role.location === undefined ? '' : ` in ${role.location}`;
  const wanted = `${article(role.title)} ${role.title}`;
  const text = pick('need-role', [
    `${company} is looking for ${wanted}${where}, so hands are probably short there until one is found`,
    `Work that waits for a hire is likely: ${company} advertises for ${wanted}${where}`,
    `The search for ${wanted}${where} suggests more work than people at ${company}`,
  ]);
  const short = pick('need-role-short', [`the work that waits for ${wanted}`, `the time until ${wanted} is found`]);
  return {
    text,
    short,
    basis: `${company} is looking for ${wanted}${where}`,
    evidence: `Open role: ${role.title}${where}`,
  };
}

function fromNewJob(dossier: Dossier): SalesNeed | undefined {
  const { position, daysInJob, pick, first, now } = dossier;
  if (position?.start === undefined || daysInJob === undefined || daysInJob < 0 || daysInJob > NEW_DAYS)
    return undefined;
  const since = writeDate(position.start, now);
  const text = pick('need-new', [
    `New in the job since ${since}, ${first} probably needs something to show for it soon`,
    `In the role since ${since}: early results are likely to matter to ${first}`,
    `With a start in ${since}, ${first} is likely still sorting out what was inherited`,
  ]);
  return {
    text,
    short: 'early results in a new role',
    basis: `${first} has been in the role since ${since}`,
    evidence: elementAt(citePosition(dossier), 0),
  };
}

function fromDuty({ position, pick, first }: Dossier): SalesNeed | undefined {
  const duty = position?.description === undefined ? '' : leadOf(position.description, 120);
  if (duty.length < 20) return undefined;
  const text = pick('need-duty', [
    `The profile says of the present job: ${quote(duty)}; keeping that up is likely part of how ${first} is measured`,
    `${first}'s own account of the job, ${quote(duty)}, suggests where the pressure sits`,
    `${first} reports ${quote(duty)}, and is probably asked for the next step after it`,
  ]);
  return {
    text,
    short: `what ${first} is likely measured by`,
    basis: `The profile says of the job: ${quoteAtEnd(duty)}`,
    evidence: `About the job: ${quote(duty)}`,
  };
}

function fromCaseStudy({ facts, company, pick, first }: Dossier): SalesNeed | undefined {
  const study = facts?.caseStudies[0];
  if (study === undefined || company === undefined) return undefined;
  const challenge = leadOf(study.challenge, 130);
  const text = pick('need-study', [
    `Customers come to ${company} with cases like ${study.client}: ${quote(challenge)}; serving more of them is likely to strain the people in between`,
    `${company} took this on for ${study.client}: ${quote(challenge)}; doing so again and again probably costs effort on ${first}'s side`,
  ]);
  return {
    text,
    short: `repeating what was done for ${study.client}`,
    basis: `${company} took this on for ${study.client}: ${quoteAtEnd(challenge)}`,
    evidence: `Case study ${study.client}: ${quote(challenge)}`,
  };
}

/** Likely needs, those closest to the person first. Empty when the facts hint at none. */
export function readNeeds(dossier: Dossier): SalesNeed[] {
  const needs: SalesNeed[] = [];
  for (const read of [fromPosts, fromNewJob, fromUpdate, fromOpenRole, fromDuty, fromCaseStudy]) {
    const need = read(dossier);
    if (need !== undefined) needs.push(need);
  }
  return needs;
}
