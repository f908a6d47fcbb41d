import { trimEndOf } from '../../../../shared/trim-text.ts';
import { readsAsInstruction } from '../../language-model/grounding/reads-as-instruction.ts';
import type { CompanyFacts } from '../../profile-facts.ts';
import { toPlainText } from '../pages/plain-text.ts';
import type { Page } from '../pages/read-page.ts';

const MOST_CHARS = 50;
const URL_CHARS = 500;

/** What companies want their visitors to do first, as links say it. */
const STRONG: readonly RegExp[] = [
  /^(?:(?:book|request|schedule|get|arrange|see|try|start|reserve|claim)(?: (?:a|an|your|my|our|the|free|live|personal|personali[sz]ed|quick|product|\d+[- ]?days?|\d+[- ]?min(?:ute)?s?))* (?:demo|trial|tour|consultation|call|meeting|appointment|quote|estimate|visit|session|walkthrough|assessment|audit|proposal|table|room|viewing)\b.*)$/iu,
  /^(?:(?:start|begin|try|get started|sign up|join|create an account)\b.*\b(?:for )?free\b.*)$/isu,
  /^(?:(?:free|\d+[- ]day)(?: \S+)? (?:trial|demo|consultation|quote))$/iu,
  /^(?:(?:get|let['’]s get) started(?: (?:now|today))?|start now|try (?:it )?now|try \S+ (?:now|today)|sign up(?: (?:now|today))?|join (?:now|today))$/iu,
  /^(?:(?:contact|talk to|speak (?:to|with)|call|chat with|meet) (?:sales|our (?:sales )?(?:team|experts?)|an? (?:sales )?(?:expert|specialist|advisor)))$/iu,
  /^(?:(?:buy|shop|order|apply|donate|subscribe|enrol+|register|book|reserve)(?: (?:now|online|today|here)))$/iu,
  /^(?:create (?:an? |your )?(?:free )?account|(?:request|get) (?:early )?access|join the wait(?:ing )?list|get pricing|request pricing|place an order|become a (?:customer|member|partner))$/iu,
  /^(?:(?:jetzt |kostenlos(?:e[nrs]?)? |unverbindlich |gratis )*(?:eine? )?(?:live-)?(?:demo|termin|beratung\S*|beratungsgespräch|erstgespräch|testversion|angebot|probe\S*)(?: (?:jetzt|kostenlos))? (?:buchen|vereinbaren|anfordern|anfragen|starten|testen|sichern))$/iu,
  /^(?:(?:jetzt|kostenlos|gratis)(?: (?:jetzt|kostenlos|gratis|unverbindlich))* (?:testen|starten|buchen|bestellen|anfragen|registrieren|anmelden|ausprobieren|kaufen))$/iu,
  /^(?:(?:demander|réserver|planifier|obtenir|demandez|réservez)(?: (?:une|un|votre|ma|mon))? (?:démo\S*|devis|rendez-vous|essai|rdv)\b.*|essa(?:yer|i|yez) gratuit\S*|commencer(?: gratuitement)?|prendre (?:rendez-vous|rdv))$/isu,
  /^(?:(?:solicit(?:ar|a|e)|ped(?:ir|e)|pide|agend(?:ar|a|e)|reserv(?:ar|a|e)|obtener|obtén)(?: (?:una|un|tu|su))? (?:demo\S*|cita|presupuesto|cotización|prueba|reunión|llamada)\b.*|(?:prueba|pruébalo|empieza|comienza) (?:gratis|ahora)|comprar ahora)$/isu,
  /^(?:(?:solicit\w+|agend\w+|peça|pedir)(?: (?:uma|um|sua|seu))? (?:demo\S*|orçamento|reunião|proposta)\b.*|(?:teste|experimente|comece) (?:grátis|agora)|comprar agora)$/isu,
  /^(?:(?:richiedi|prenota)(?: (?:una|un|la tua|il tuo))? (?:demo|preventivo|consulenza|prova|appuntamento)\b.*|prova gratis|inizia (?:ora|gratis)|acquista ora)$/isu,
  /^(?:(?:plan|vraag|boek)(?: (?:een|je|uw|direct))* (?:demo|gesprek|afspraak|offerte|kennismaking)(?: aan)?|(?:probeer gratis|gratis proberen))$/iu,
  /^(?:(?:無料トライアル|無料で(?:試す|始める)|デモを(?:予約|依頼)(?:する)?|資料請求|资料申请|免费试用|预约演示|立即(?:试用|注册|购买)|무료 체험|데모 신청|попробовать бесплатно|заказать (?:демо|звонок)))$/iu,
];
/** Counts only as a button, and when there is nothing better. */
const WEAK =
  /^(?:contact us|get in touch|contact|enquire now|inquire now|kontakt(?: aufnehmen)?|kontaktieren sie uns|contactez[- ]nous|nous contacter|contáctanos|contactar|fale conosco|contattaci|neem contact op|お問い合わせ|联系我们)$/iu;

/**
 * Finds what a front page wants its visitors to do most: the call to act that is drawn as a button, is repeated, or comes first.
 * Links in footers and behind consent do not count.
 * @returns undefined when no link says one of the things that are known as calls to act
 */
export function findCallToAction(page: Page, at: URL): CompanyFacts['callToAction'] {
  const base = (page.base && URL.parse(page.base, at)?.href) || at.href;
  const calls = new Map<string, { text: string; url: string; weight: number }>();
  for (const link of page.links) {
    const text = trimEndOf(toPlainText(link.text), /[\s→›»>!.]/);
    const url = URL.parse(link.href.trim(), base);
    if (link.isAside || text.length > MOST_CHARS || !url || !/^https?:$/.test(url.protocol)) continue;
    if (url.href.length > URL_CHARS || url.username !== '' || readsAsInstruction(text)) continue;
    const isStrong = STRONG.some((pattern) => pattern.test(text));
    if (!isStrong && !(link.isButton && WEAK.test(text))) continue;
    const key = text.toLowerCase();
    const known = calls.get(key);
    const weight = (isStrong ? 4 : 1) + (link.isButton ? 2 : 0);
    if (!known) calls.set(key, { text, url: url.href, weight });
    // Said twice: meant.
    else known.weight = Math.max(known.weight, weight + 1);
  }
  const [best] = [...calls.values()].sort((a, b) => b.weight - a.weight);
  return best && { text: best.text, url: best.url };
}
