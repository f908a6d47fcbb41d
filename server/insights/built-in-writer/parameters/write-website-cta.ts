import type { FitDecision } from '../../../../shared/contract/fit.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { callCompany, possessive } from '../../wording/company-name.ts';
import { languageOf } from '../../wording/language-of.ts';
import { capital, compose, plainLine } from '../../wording/quoting.ts';
import type { UsedFacts } from '../used-facts.ts';
import { HOW_THEY_SELL, IN_ENGLISH, readCallKind } from './calls-to-action.ts';

const FIELD = 'websiteCTA';
const MOST_CHARS = 60;
/** Buttons are too short to tell their language by small words. */
const FOREIGN_WORD =
  /(?<!\p{L})(?:buchen|vereinbaren|anfordern|anfragen|testen|starten|bestellen|kaufen|jetzt|termin|angebot|kostenlos|demander|devis|essai|réserver|rendez|acheter|solicit\p{L}+|pedir|agendar|reservar|prueba|presupuesto|cotiza\p{L}*|comprar|orçamento|peça|richiedi|prenota|prova|preventivo|acquista|vraag|boek|probeer|gratis)(?!\p{L})/iu;

/** The words of a button, its kind, and whether they are foreign. */
const readButton = oncePer((action: NonNullable<CompanyFacts['callToAction']>) => {
  const text = plainLine(action.text).replace(/[.!]$/, '');
  const kind = text.length > MOST_CHARS ? undefined : readCallKind(text);
  const language = kind === undefined ? undefined : languageOf(text);
  return { text, kind, isForeign: (language !== undefined && language !== 'en') || FOREIGN_WORD.test(text) };
});

/** What the main button of the website says, and what that tells about how the company sells. */
export function writeWebsiteCta(
  { facts, pick }: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  const action = facts?.callToAction;
  if (facts === undefined || action === undefined) return undefined;
  const { text, kind, isForeign } = readButton(action);
  if (text === '' || kind === undefined || !used.take('cta', FIELD)) return undefined;
  const name = callCompany(facts.name);
  const words = isForeign ? `"${text}" (${IN_ENGLISH[kind]})` : `"${text}"`;
  const how = pick('how', HOW_THEY_SELL[kind]);
  const ways = [
    `The main button of ${name} says ${words}: ${how}`,
    `${possessive(name)} website asks for one thing, ${words}: ${how}`,
    `${words}, says the main button of ${name}: ${how}`,
    `${capital(how)}: the main button of ${name} says ${words}`,
    `At ${name} the button is ${words}, so ${how}`,
  ];
  return { value: compose(pick('cta', ways)), evidence: [`Website: "${text}" → ${action.url}`] };
}
