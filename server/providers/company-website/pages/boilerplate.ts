/** What stands on web pages and says nothing about the company. */

const CONSENT =
  /\b(?:cookies?|gdpr|dsgvo|consent|we value your privacy|privacy (?:policy|settings|preferences|notice)|datenschutz|einwilligung|rgpd|personali[sz]ed ads)\b/i;
const LEGAL =
  /©|\(c\)\s*\d{4}|\b(?:all rights reserved|terms (?:of (?:service|use)|and conditions)|imprint|impressum|alle rechte vorbehalten|tous droits réservés|todos los derechos|vat (?:no|number)|reg(?:istered|\.) (?:no|number|office))\b/i;
const BROWSER =
  /\b(?:enable javascript|javascript (?:is|to be|must be)|requires? javascript|javascript aktivieren|activer javascript|habilitar javascript|your browser|update your browser|loading\b.{0,3}$|please wait|skip to (?:main )?content|toggle navigation|back to top|page not found|404 error)\b/i;
const ACTION =
  /^(?:click|tap|sign up|sign in|log ?in|subscribe|follow us|contact us|call us|get (?:started|in touch|a (?:quote|demo)|your free)|book (?:a|your)|request (?:a|your)|schedule (?:a|your)|try (?:it|for free|our)|start (?:your|a|for) free|read (?:more|the)|learn more|find out|see (?:how|more|all|our)|view (?:all|more|our)|watch|download|buy now|shop now|join (?:us|our newsletter|the waitlist)|enter your|share this|discover more|mehr erfahren|jetzt|kontakt|en savoir plus|découvrez|contactez|más información|contáctanos|saber más|scopri|meer weten)\b/i;
const ELSEWHERE =
  /\b(?:lorem ipsum|just another wordpress site|my wordpress blog|site description|default description|website description|created (?:using|with) (?:create-react-app|vite|wix|squarespace)|free shipping|add to cart|no credit card|\d min read|posted (?:on|by)|newsletter|powered by|proudly built)\b/i;
const CONTACT = /\+?\d[\d\s().-]{8,}\d|[\w.+-]@[\w-]+\.[a-z]{2,}|https?:\/\/|\bwww\./i;

/** Whether a sentence is consent, law, browser trouble, a call to act, contact data or filler. */
export function isBoilerplate(sentence: string): boolean {
  return [CONSENT, LEGAL, BROWSER, ACTION, ELSEWHERE, CONTACT].some((pattern) => pattern.test(sentence));
}

/** Containers, by class or id, that hold no text about the company. */
export const BOILERPLATE_CONTAINER =
  /(?:^|[\s_-])(?:cookies?|cookie-?(?:bar|banner|notice|consent|wall|law)|consent|gdpr|onetrust|cybotcookiebot\w*|didomi\w*|usercentrics\w*|cmp|cc-window|newsletter|breadcrumbs?|navbar|nav-?menu|menu|sidebar|popup|modal|lightbox|testimonials?|reviews?|comments?|share|social|pagination|skip-link|sr-only|visually-hidden|screen-reader-text|ticker)(?:[\s_-]|$)/i;

/** Containers, by class or id, whose links are not what a page wants its visitors to do. */
export const ASIDE_CONTAINER =
  /(?:^|[\s_-])(?:footer|cookies?|consent|gdpr|onetrust|cybotcookiebot\w*|didomi\w*|usercentrics\w*|cc-window|newsletter|breadcrumbs?|pagination|skip-link|social)(?:[\s_-]|$)/i;
