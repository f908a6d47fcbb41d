/**
 * What the network, its pages' labels and search results write around a name, in the languages it is used in. Every expression meets
 * one line of at most 1,000 characters.
 */

import { standsAround } from './words-around-names.ts';

/** The name is what follows. */
const BEFORE_NAME = [
  /^(?:view|see|open|visit|go to)(?: the)?(?: full| public| linkedin)? profile (?:of|for) /i,
  /^(?:see|open|visit) (?=.{1,80}['’]s? (?:full |public |linkedin )?profile)/i,
  /^(?:view|connect with|follow|message|invite|send (?:a )?(?:message|inmail) to|pending, click to withdraw invitation sent to) /i,
  /^(?:profile |background |cover )?(?:photo|picture|image|avatar) (?:of|for) /i,
  /^(?:posts?|articles?|profile|activity) (?:by|of|for):? /i,
  /^(?:#[\p{L}\d_]+ )+/u,
  /^(?:full )?(?:name|contact|lead|member) ?: */i,
  /^(?:voir|afficher|consulter)(?: le)? profil (?:complet )?(?:de |d')/i,
  /^(?:ver|visualizar|visualizza|vedi|visita)(?: el| o| il)? (?:perfil|profilo)(?: completo)? (?:de|do|da|di) /i,
  /^(?:foto|photo|imagen|imagem|immagine)(?: de| del| do| di)?(?: perfil| profil| profilo) (?:de|do|da|di) /i,
  /^(?:photo de profil de|profilbild von|profielfoto van|profil von|profiel van) /i,
  /^status is (?:online|offline|reachable|away) /i,
  /^\d[\d.,+]* profiles? (?:named|called) /i,
];

/** '50+ "Jane Doe" profiles' */
const COUNTED = /^\d+\+? ["“]([^"“”]+)["”] profiles/i;

/** The name ends here. */
const AFTER_NAME = [
  / ?\bstatus is (?:online|offline|reachable|away)\b/i,
  /['’]s? (?:full |public |linkedin |complete )?(?:profile|linkedin|posts?|photo|picture|background|activity|headshot|avatar|page|verified|account)\b/i,
  / (?:posted|shared|commented|reposted)(?: |$)/i,
  /,? (?:profile|linkedin) (?:photo|picture|image|profile|page)\b/i,
  / (?:profiles?|profil) (?:on|auf|sur|en|no|su) linkedin\b/i,
  / (?:profil|profiel) (?:anzeigen|ansehen|weergeven|bekijken)\b/i,
  / (?:on|auf|sur|en|no|su|op) linkedin\b/i,
  / ?\(?\b(?:1st|2nd|3rd)\b\+?/i,
  / (?:degree connection|out of network|open to work|is open to work|is hiring|is online|is offline|is reachable)\b/i,
  / (?:premium member|linkedin premium|verified(?: profile)?|influencer|linkedin top voice|top voice)\b/i,
  / (?:to connect|to your network|premium|anzeigen|ansehen|weergeven|bekijken)$/i,
  / (?:profiles|profile)$/i,
  / (?:a\.?k\.?a\.?|f\/k\/a|formerly|née|nee|né|épouse|ép\.|veuve|geb\.|geborene?|nacida) /i,
];

/** What stands for a name that is hidden, or for none. */
const NO_NAME =
  /^(?:linkedin (?:member|user|mitglied)|linkedin-(?:mitglied|nutzer|medlem|lid)|(?:utilisateur|membre)(?: de)? linkedin|(?:miembro|usuario|membro|usuário|utente)(?: de| do| di)? linkedin|private member|hidden member|restricted member|keynote|panel(?: discussion)?|round ?table|(?:coffee|lunch|tea) break|(?:opening|closing) (?:remarks|session|ceremony)|to be (?:announced|confirmed)|tba|tbc|deleted (?:user|member)|anonymous(?: user| member)?|unknown(?: name)?|no name|not available|not found|name|full name|first name|last name|n\/?a|null|undefined|none|nan|nil|tbd|test|you|#n\/a|#name\?|#ref!|#value!|(?:the )?[a-z& ]{2,30} (?:team|department|dept|helpdesk)|team [a-z]{2,30}|領英會員|领英会员|участник linkedin|linkedin)$/i;

/** A line without any of these needs no look at the labels. */
const HINT =
  /^#|profil|perfil|foto|photo|picture|image|avatar|linkedin|view|follow|message|invite|connect|\b(?:1st|2nd|3rd)\b|degree|network|open to|hiring|status|premium|verified|influencer|top voice|posts?|article|activity|headshot|page|account|a\.?k\.?a\.?|formerly|n[ée]e|né|épouse|ép\.|veuve|geb|nacida|posted|shared|commented|name|contact|lead|member|anzeigen|ansehen|weergeven|bekijken/i;

/** Whether a line names nobody: 'LinkedIn Member', 'N/A', '#REF!', an address. */
export function isNoName(line: string): boolean {
  return line === '' || NO_NAME.test(line) || standsAround(line, 'nobody') || !/\p{L}/u.test(line);
}

/** Whether a line says that the member is hidden, so that what stands behind is nobody's name. */
export function isHiddenMember(line: string): boolean {
  return NO_NAME.test(line) && !/^linkedin$/i.test(line);
}

/** 'View Jane Doe’s profile', 'Jane Doe · 2nd' and 'Photo of Jane Doe' to 'Jane Doe'. */
export function withoutProfileLabels(line: string): string {
  if (!HINT.test(line)) return line;
  let name = COUNTED.exec(line)?.[1] ?? line;
  for (const label of BEFORE_NAME) name = name.replace(label, '');
  for (const label of AFTER_NAME) {
    const at = name.search(label);
    if (at > 0) name = name.slice(0, at);
  }
  return name.trim();
}
