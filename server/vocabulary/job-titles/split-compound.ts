import { readLexicon } from './lexicon/lexicon.ts';

/** Roles that German, Dutch, Nordic, Finnish and Hungarian titles write together with what they are for ('Vertriebsleiter', 'myyntipäällikkö'). */
const ROLES =
  `leiterin leiter leitung managerin manager direktorin direktor director chefin chef entwicklerin entwickler ingenieurin ingenieur beraterin berater
referentin referent assistentin assistent assistenz mitarbeiterin mitarbeiter spezialistin spezialist expertin experte technikerin techniker koordinatorin koordinator
fachmann fachfrau fachkraft kaufmann kauffrau helferin helfer meisterin meister verkauferin verkaufer buchhalterin buchhalter sachbearbeiterin sachbearbeiter
redakteurin redakteur pflegerin pfleger lehrerin lehrer arztin arzt analystin analyst architektin architekt controllerin controller verantwortliche verantwortlicher
leider medewerker medewerkster directeur adviseur beheerder ontwikkelaar hoofd coordinator ledare leder konsult konsulent ansvarig paallikko johtaja specialist
asiantuntija esimies suunnittelija insinoori vastaava koordinaattori assistentti stjori fulltrui
praktikantin praktikant werkstudentin werkstudent trainee volontar engineer developer designer consultant administrator
elev lehrling lærling larling studerende studentin student lehrer larare lærer konsult radgiver radgivare tekniker
direktør sjef sykepleier sygeplejerske skoterska assistentelev medarbejder medarbeider medarbetare handlaggare saljare selger sælger
chauffor chauffør sjafør forare fører montor montør læge arbetare arbeider arbejder
kontakterin kontakter verpleegkundige begeleider analist consulent chauffeur monteur operator medewerksters support
kuljettaja tyontekija asentaja hoitaja edustaja ohjaaja sihteeri mestari opettaja laakari myyja harjoittelija lehtori
vezeto igazgato mernok asszisztens ugyintezo munkas szerelo kezelo eloado tanacsado kepviselo technikus ellenor helyettes elado`
    .split(/\s/)
    .sort((one, other) => other.length - one.length);
const LEAST_CHARS = 8;
/** 'Finanzchef' leads; a 'chef' by itself cooks. */
const CHEF = /^chef(?:in)?$/;
const LINKS = ['', 's', 'n', 'en', 'e'];

/** 'vertriebsleiter' -> 'vertrieb', 'leiter'; a word that is known as a whole, or in no part, stays whole. */
export function splitCompound(word: string): string[] {
  if (word.length < LEAST_CHARS) return [word];
  const { ranks, departments } = readLexicon();
  if (ranks.phrases.has(word)) return [word];
  const role = ROLES.find((ending) => word.endsWith(ending) && word.length >= ending.length + 2);
  if (role === undefined || (departments.phrases.has(word) && ranks.phrases.get(role) === 'Entry' && !CHEF.test(role)))
    return [word];
  const stem = word.slice(0, -role.length);
  const head = CHEF.test(role) ? 'leiter' : role;
  for (const link of LINKS) {
    const part = stem.endsWith(link) ? stem.slice(0, stem.length - link.length) : undefined;
    if (part !== undefined && (departments.phrases.has(part) || ranks.phrases.has(part))) return [part, head];
  }
  if (departments.phrases.has(word)) return [word, head];
  return stem.length > 3 ? [stem, head] : [word];
}
