/** Vowel signs and stretching of Arabic and Hebrew, which are written or not. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f]/g;

/**
 * A heading in plain words: 'First Name*', 'first_name', 'firstName', 'E-Mail-Adresse (Privat)', 'Phone 2', 'LinkedIn__c' and 'Tag (D)'.
 * @returns words in lower case without accents and signs; numbers that count columns left out
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const word of splitWords(text)) {
    if (word === 'in' && words.at(-1) === 'linked') words[words.length - 1] = 'linkedin';
    else if (word.startsWith('linkedin') && word !== 'linkedin') words.push('linkedin', word.slice(8));
    else words.push(word);
  }
  return words;
}

function splitWords(text: string): string[] {
  return (
    text
      // A repeated heading carries the letters of its column.
      .replace(/ \([A-Z]{1,3}\)$/, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/(\p{L}{3})(\d)/gu, '$1 $2')
      // 'LinkedInプロフィールURL' in three words.
      .replace(
        /([\p{Script=Latin}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu,
        '$1 ',
      )
      .replace(
        /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}])(?=[\p{Script=Latin}])/gu,
        '$1 ',
      )
      .normalize('NFKD')
      .replace(OPTIONAL_MARKS, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('ı', 'i')
      .replaceAll('ł', 'l')
      .replaceAll('ø', 'o')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word !== '' && !/^\d{1,2}$/.test(word))
  );
}
