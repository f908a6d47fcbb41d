import { BESIDE, OF_OTHERS } from '../../enrichment/upload-facts/headings/words.ts';
import { wordsOf } from '../../enrichment/upload-facts/words-of.ts';

const setOf = (words: readonly string[]) => new Set(words.flatMap(wordsOf));

/** What people in a list are called. */
const NOUNS = setOf([
  ...'contact contacts lead leads prospect prospects person persons people candidate candidates attendee attendees speaker speakers participant'.split(
    ' ',
  ),
  ...'participants guest guests member members employee employees student students applicant applicants delegate delegates registrant registrants'.split(
    ' ',
  ),
  ...'client clients customer customers buyer buyers founder founders investor investors executive executives talent individual consultant expert'.split(
    ' ',
  ),
  ...'alumnus alumni alum volunteer donor subscriber user users patient teacher panelist host influencer creator author nominee winner ceo connection'.split(
    ' ',
  ),
  ...'kontakt kontakte interessent teilnehmer teilnehmerin kunde mitglied referent bewerber kandidat person personen gast ansprechpartner'.split(
    ' ',
  ),
  ...'contacto contactos persona personas asistente asistentes participante participantes candidato candidatos ponente invitado alumno'.split(
    ' ',
  ),
  ...'contato contatos pessoa pessoas aluno convidado palestrante personne personnes participant candidat candidats invité intervenant élève prospects'.split(
    ' ',
  ),
  ...'contatto contatti partecipante invitato relatore persona deelnemer deelnemers kandidaat spreker osoba uczestnik kandydat kontakt deltagare deltager'.split(
    ' ',
  ),
  ...'участник контакт клиент кандидат спикер 参加者 連絡先 候補者 顧客 客户 候选人 参会人 嘉宾 참가자 고객 후보자 المرشح المشارك العميل संपर्क प्रतिभागी ग्राहक'.split(
    ' ',
  ),
]);
const ASIDE = setOf(BESIDE);
const OTHERS = setOf(OF_OTHERS);

/** Whether a heading is a word for the people in a list and nothing else: 'Attendee', 'Key contact'. */
export function isPersonNoun(heading: string): boolean {
  const words = wordsOf(heading.slice(0, 100));
  return (
    words.some((word) => NOUNS.has(word)) && words.every((word) => NOUNS.has(word) || ASIDE.has(word) || word === 'key')
  );
}

/** Whether a heading speaks of people other than the row's own: 'Contact owner', 'Referred by'. */
export function speaksOfOthers(heading: string): boolean {
  return wordsOf(heading.slice(0, 100)).some((word) => OTHERS.has(word) || word === 'by');
}
