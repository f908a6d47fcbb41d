import type { FitDecision, FitLink } from '../../../../shared/contract/fit.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { capital, compose, lowerFirst, quote } from '../../wording/quoting.ts';
import { type LinkFact, tellLinkFact } from '../link-facts.ts';
import type { UsedFacts } from '../used-facts.ts';

/** What of the user's answers which need of this prospect; nothing when nothing ties the two together. */
export function writeSolutions(dossier: Dossier, fit: FitDecision | undefined, used: UsedFacts): Insight | undefined {
  if (fit === undefined || (fit.verdict !== 'clear' && fit.verdict !== 'possible')) return undefined;
  const links = strongestOfTwoKinds(fit.links);
  const facts: LinkFact[] = [];
  const evidence: string[] = [];
  for (const link of links) {
    const fact = tellLinkFact(link, dossier);
    if (facts.some(({ key }) => key === fact.key) || !used.take(fact.key, 'solutionsToPitch')) continue;
    facts.push(fact);
    evidence.push(`${link.where}: ${quote(link.theirs)}`);
  }
  if (facts.length === 0) return undefined;
  const offer = offerFor(dossier, links);
  if (offer === undefined) return undefined;
  const kind =
    fit.customer_type === null || facts.length > 1
      ? undefined
      : `That makes ${dossier.company ?? 'it'} one of the ${fit.customer_type} you sell to`;
  const need =
    fit.problem === null
      ? `${capital(offer)} would answer that`
      : `Likely trouble: ${fit.problem}; ${offer} would take that away`;
  return { value: compose(...facts.map(({ text }) => text), kind, need), evidence };
}

function strongestOfTwoKinds(links: readonly FitLink[]): FitLink[] {
  const needs = links.filter(({ kind }) => kind === 'need');
  const first = needs[0] ?? links[0];
  const second = links.find(({ kind }) => kind !== first?.kind) ?? needs[1];
  return [first, second].filter((link) => link !== undefined);
}

/** The offer in the user's own words where they are English, else what such offers are called. */
function offerFor({ own, ownTrade }: Dossier, links: readonly FitLink[]): string | undefined {
  const [main] = ownTrade.capabilities;
  const said = links.find(({ kind }) => kind === 'need')?.yours ?? own.offerings[0] ?? main?.said;
  if (said === undefined) return undefined;
  return `your ${own.foreign && main !== undefined ? main.capability.label : own.foreign ? quote(said) : lowerFirst(said)}`;
}
