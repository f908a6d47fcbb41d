import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import { yourOffer } from '../../own-company/offer.ts';
import { citeUpdate, type Dossier, type ReadUpdate } from '../../prospect/dossier.ts';
import { writeDate, writeList, writeWhen } from '../../wording/phrasing.ts';
import {
  capital,
  compose,
  leadOf,
  lowerFirst,
  plainLine,
  quote,
  quoteAtEnd,
  shorten,
  splitLineIntoSentences,
} from '../../wording/quoting.ts';

/** The title in quotes, then the first line of the text that adds something. */
function retell(update: ReadUpdate): string {
  const title = shorten(plainLine(update.title), 110);
  const lines = splitLineIntoSentences(plainLine(update.text)).filter((line) => !line.startsWith(title));
  const more = lines[0] === undefined ? '' : ` ${shorten(lines[0], 150)}`;
  return `${quoteAtEnd(title)}${more}`;
}

/** News of the company, with dates. */
export function writeCompanyUpdates(dossier: Dossier): Insight | undefined {
  const { updates, company, pick, first, now, department } = dossier;
  const [newest, second] = updates;
  if (newest === undefined || company === undefined) return undefined;
  const day = writeDate(newest.date, now);
  const opening = pick('news-first', [
    `${company}'s latest news (${day}): ${retell(newest)}`,
    `${capital(writeWhen(newest.date, now))} ${company} reported: ${retell(newest)}`,
    `News of ${day}: ${retell(newest)}`,
    `The newest word from ${company} (${day}): ${retell(newest)}`,
  ]);
  const before =
    second &&
    pick('news-second', [
      `Before that, ${writeWhen(second.date, now)}: ${quoteAtEnd(plainLine(second.title))}`,
      `${capital(writeWhen(second.date, now))} it was ${quoteAtEnd(plainLine(second.title))}`,
    ]);
  const offer = yourOffer(dossier, 'news');
  const who = withTitle(dossier);
  const field =
    department === undefined ? 'the team' : department === 'Information Technology' ? 'IT' : department.toLowerCase();
  const closing = pick('news-close', [
    `Ask ${first} what that changes for ${field}; the answer shows where ${offer} would fit`,
    `A fair reason to write to ${first} now, and to mention ${offer} in passing`,
    `See how much of this lands on ${first}'s desk before you propose ${offer}`,
    `Find out from ${who} what it means day to day, then bring up ${offer}`,
    `If ${first} has to carry part of this, ${offer} may be worth a conversation`,
  ]);
  return { value: compose(opening, before, closing), evidence: updates.slice(0, 2).map(citeUpdate) };
}

/** Clients and results the company shows. */
export function writeCaseStudies(dossier: Dossier): Insight | undefined {
  const { facts, company, pick, first } = dossier;
  if (facts === undefined || company === undefined) return undefined;
  const [study, other] = facts.caseStudies;
  const offer = yourOffer(dossier, 'study');
  const who = withTitle(dossier);
  if (study === undefined) {
    if (facts.clients.length === 0) return undefined;
    const names = writeList(facts.clients.slice(0, 4));
    return {
      value: compose(
        pick('clients', [`${company} names ${names} as clients`, `Among ${company}'s clients: ${names}`]),
        `It tells no results in public, so ask ${first} which of them was the hardest to serve before you speak of ${offer}`,
      ),
      evidence: [`Clients: ${facts.clients.slice(0, 4).join(', ')}`],
    };
  }
  const challenge = leadOf(study.challenge, 150);
  const outcome = leadOf(study.outcome, 150);
  const opening = pick('study', [
    `${company} shows its work for ${study.client}. The challenge: ${quoteAtEnd(challenge)} The outcome: ${quoteAtEnd(outcome)}`,
    `For ${study.client} the starting point was ${quote(challenge)}; what came of it, as ${company} tells it: ${quoteAtEnd(outcome)}`,
    `The story ${company} tells of ${study.client} begins with ${quote(challenge)} and ends with ${quoteAtEnd(outcome)}`,
    `Result at ${study.client}: ${quoteAtEnd(outcome)} Before ${company} came in: ${quoteAtEnd(challenge)}`,
  ]);
  const second =
    other &&
    pick('study-second', [
      `A second one, ${other.client}: ${quoteAtEnd(leadOf(other.outcome, 120))}`,
      `It also shows ${other.client}, with ${quoteAtEnd(leadOf(other.outcome, 120))}`,
    ]);
  const closing = pick('study-close', [
    `Quote ${study.client} back to ${first} when you explain what ${offer} could do in-house`,
    `${first} will know this story; ask what it took inside ${company}, then place ${offer}`,
    `Use the same shape, problem then result, when you show ${first} ${offer}`,
    `Retell it briefly to ${who}, then say where ${offer} could play the same part`,
    `If ${company} promises that to ${study.client}, ask ${first} what keeps the promise, and where ${offer} could help`,
  ]);
  return {
    value: compose(opening, second, closing),
    evidence: [study, other].flatMap((one) =>
      one ? [`Case study ${one.client}: ${quote(leadOf(one.outcome, 90))}`] : [],
    ),
  };
}

const HAS_DIGIT = /\d/;

/** 'Team at $49 per user per month', but 'Enterprise on request'. */
function writePrice({ plan, price, per }: CompanyFacts['pricing'][number]): string {
  if (!HAS_DIGIT.test(price)) return `${plan} ${lowerFirst(price)}`;
  return `${plan} at ${price}${per === undefined ? '' : ` per ${per}`}`;
}

/** What the company charges, where it is public. */
export function writePricing(dossier: Dossier): Insight | undefined {
  const { facts, company, pick, first } = dossier;
  if (facts === undefined || company === undefined || facts.pricing.length === 0) return undefined;
  const tags = facts.pricing.slice(0, 4).map(writePrice);
  const [entry] = facts.pricing;
  const opening = pick('prices', [
    `${company} publishes its prices: ${writeList(tags)}`,
    `Public price list of ${company}: ${writeList(tags)}`,
    `What ${company} charges is no secret: ${writeList(tags)}`,
    `${writeList(tags)}: that is ${company}'s price list as published`,
  ]);
  const includes =
    entry?.includes === undefined ? undefined : `${entry.plan} includes ${quoteAtEnd(plainLine(entry.includes))}`;
  const offer = yourOffer(dossier, 'prices');
  const who = withTitle(dossier);
  const closing = pick('prices-close', [
    `It tells you in which units ${first} thinks about money when you price ${offer}`,
    `Hold the price of ${offer} against these figures before you name it to ${first}`,
    `In the talk with ${who}, put the cost of ${offer} into the same units`,
    `${first} knows what a customer of theirs pays; say what ${offer} costs in the same way`,
    `A buyer who prices in the open, like ${first}'s company, will want to see the price of ${offer} early`,
  ]);
  return {
    value: compose(opening, includes, closing),
    evidence: [`Prices: ${tags.join('; ')}`],
  };
}

/** The call to action on the company's website. */
export function writeWebsiteCta(dossier: Dossier): Insight | undefined {
  const { facts, company, pick, first } = dossier;
  const action = facts?.callToAction;
  if (action === undefined || company === undefined) return undefined;
  const words = quote(plainLine(action.text));
  const opening = pick('cta', [
    `The website of ${company} asks visitors to act on ${words} (${action.url})`,
    `${words} is the main button on ${company}'s website, leading to ${action.url}`,
    `Visitors of ${company} are led to ${words} (${action.url})`,
    `${company} wants its visitors to follow ${words}: ${action.url}`,
  ]);
  const offer = yourOffer(dossier, 'cta');
  const who = withTitle(dossier);
  const closing = pick('cta-close', [
    `Go through it once yourself before you show ${first} ${offer}`,
    `It shows which step ${company} wants most, so say to ${first} what ${offer} would do for it`,
    `That is the step ${company} counts on; ask ${first} what happens after it, then bring up ${offer}`,
    `Mention it to ${who}: it proves you looked before you wrote about ${offer}`,
  ]);
  return { value: compose(opening, closing), evidence: [`Website: ${words} → ${action.url}`] };
}

/** 'Priya, Head of Procurement' */
function withTitle({ first, title }: Dossier): string {
  return title === undefined ? first : `${first} (${title})`;
}
