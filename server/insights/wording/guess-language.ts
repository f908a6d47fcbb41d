/** Short words that make a sentence of one language and stand in hardly any other; English ones first. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  English:
    'the and of to is are was were be been for with that this it its at by from as has have had will would can not but or an they we you your our their what which who how when where why there than then about into if so do does did',
  German:
    'der die das den dem des und ist sind war nicht mit für von auf ein eine einen einem einer wir ich sie ihr uns unsere unser bei aus nach noch auch wie wird werden haben hat zum zur über sich dass oder als seit im vom nur wieder mich mein',
  Spanish:
    'el la los las una en de para con por del que es son su sus nuestro nuestra nuestros más pero como muy está están hay ya sin sobre también fue al lo se les mi nos hoy',
  French:
    'le la les des une du de en et est sont pour avec dans sur par nous vous notre nos votre vos que qui ne pas plus au aux ce cette ces mais comme très il elle ils je mes leur chez depuis encore être',
  Portuguese:
    'os as um uma de do da dos das no na nos nas para com por que é são seu sua nosso nossa mais mas como muito não também já ao à foi em pelo pela eu meu hoje nossos',
  Italian:
    'il lo la gli di della delle dei degli del un una per con che è sono nel nella nostro nostra nostri più ma come molto non anche già al alla si dal dalla questo ci abbiamo',
  Dutch:
    'het een en van voor met zijn wij onze ons niet ook maar als bij naar op aan uit dat die dit is er nog wordt worden door meer wel',
  Hindi:
    'hai hain mein main ka ki ke ko se aur nahi nahin bhi kya kar karo karte karna raha rahe rahi hua hui tha thi ho gaya gayi sab apna apne apni koi kuch liye yeh woh toh abhi bahut jab tak pe hum aap mere meri',
};
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/gu;
const LETTERS = /\p{L}/gu;
/** So many words of a language make a sentence of it. */
const ENOUGH = 2;

const LANGUAGES = Object.entries(STOP_WORDS).map(([name, words]) => ({ name, words: new Set(words.split(' ')) }));

/**
 * Guesses the language of a sentence by its short words and its script.
 * @returns 'English', 'German', …; 'another script' for letters that are mostly not Latin; undefined when it is too short
 *   to tell, as names and titles are
 */
export function guessLanguage(sentence: string): string | undefined {
  const letters = sentence.match(LETTERS)?.length ?? 0;
  const latin = sentence.match(LATIN)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return 'another script';
  const words = [...new Set(sentence.toLowerCase().match(WORD))];
  let best: { name: string; hits: number } | undefined;
  for (const { name, words: known } of LANGUAGES) {
    const hits = words.filter((word) => known.has(word)).length;
    if (hits >= ENOUGH && hits > (best?.hits ?? 0)) best = { name, hits };
  }
  return best?.name;
}
