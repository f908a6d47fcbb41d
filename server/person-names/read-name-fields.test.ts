import { describe, expect, it } from 'vitest';
import { readNameFields } from './read-name-fields.ts';

const TABLE: readonly (readonly [why: string, first: string | undefined, last: string | undefined, clean: string])[] = [
  ['left as written', 'Priya', 'Nair', 'Priya Nair'],
  ['honorific', 'Dr. Anna', 'Weber', 'Anna Weber'],
  ['honorifics in a row', 'Prof. Dr. Karl', 'Lang', 'Karl Lang'],
  ['chartered accountants put it first', 'CA Rohit', 'Jain', 'Rohit Jain'],
  ['a name that begins like an honorific', 'Drew', 'Maclean', 'Drew Maclean'],
  ['degrees after a comma', 'Tom', 'Baker, MBA, PMP®', 'Tom Baker'],
  ['degrees without a comma', 'Ines', 'Ortega PhD', 'Ines Ortega'],
  ['dotted degree', 'Ines', 'Ortega, Ph.D.', 'Ines Ortega'],
  ['a family name that is also a degree', 'Yo-Yo', 'Ma', 'Yo-Yo Ma'],
  ['the same in capitals', 'YUKI', 'MA', 'Yuki Ma'],
  ['emoji', '🚀 Ravi', 'Kumar 🇮🇳', 'Ravi Kumar'],
  ['zero-width characters', 'Ravi\u200b', '\ufeffKumar', 'Ravi Kumar'],
  ['pronouns', 'Sam (she/her)', 'Lee', 'Sam Lee'],
  ['nickname in quotes', 'Robert "Bob"', 'Hall', 'Robert Hall'],
  ['a slogan behind a bar', 'Asha', 'Rao | Hiring!', 'Asha Rao'],
  ['a slogan behind a dash', 'Asha', 'Rao - Growth', 'Asha Rao'],
  ['ALL CAPS', 'PRIYA', 'SHARMA', 'Priya Sharma'],
  ['lower case', 'priya', 'sharma', 'Priya Sharma'],
  ['hyphen and apostrophe', 'ANNE-MARIE', "O'BRIEN", "Anne-Marie O'Brien"],
  ['Mc', 'JOHN', 'MCDONALD', 'John McDonald'],
  ['particles', 'LUDWIG', 'VAN DER BERG', 'Ludwig van der Berg'],
  ['mixed case is its owner’s choice', 'DeShawn', 'van Dyk', 'DeShawn van Dyk'],
  ['initials', 'A.P.J.', 'Kalam', 'A.P.J. Kalam'],
  ['two letters are initials', 'AJ', 'Menon', 'AJ Menon'],
  ['umlauts in capitals', 'JÜRGEN', 'MÜLLER', 'Jürgen Müller'],
  ['Turkish letters stay', 'Şule', 'Çelik', 'Şule Çelik'],
  ['Devanagari', 'प्रिया', 'शर्मा', 'प्रिया शर्मा'],
  ['Tamil with vowel signs', 'தேன்மொழி', 'கண்ணன்', 'தேன்மொழி கண்ணன்'],
  ['Japanese', '健太', '佐藤', '健太 佐藤'],
  ['Arabic', 'محمد', 'الحسن', 'محمد الحسن'],
  ['combining accents are composed', 'Jose\u0301', 'Nun\u0303ez', 'José Nuñez'],
  ['a title alone', 'Dr', 'Anna Weber', 'Anna Weber'],
  ['a title for a first name', 'Mrs', 'Weber', 'Weber'],
  ['an initial that is also a title', 'D.', 'Weber', 'D. Weber'],
  ['a first name that is also a title', 'Dean', 'Weber', 'Dean Weber'],
  ['a degree alone', 'Anna', 'PMP', 'Anna'],
  ['a name that is also a generation', 'Anna', 'Senior', 'Anna Senior'],
  ['both in one field', 'Weber, Anna', undefined, 'Anna Weber'],
  ['a degree of connection', 'Anna', 'Weber 2nd', 'Anna Weber'],
  ['a hidden member', 'LinkedIn', 'Member', ''],
  ['no family name', 'Madonna', undefined, 'Madonna'],
  ['nothing but emoji', '✨✨', undefined, ''],
];

describe('names as in a letter', () => {
  it.each(TABLE)('%s: %s %s', (_why, firstName, lastName, clean) => {
    const name = readNameFields({ ...(firstName && { firstName }), ...(lastName && { lastName }) });
    expect([name.firstName, name.lastName].filter((part) => part !== undefined).join(' ')).toBe(clean);
  });
});
