import { plainLetters } from './plain-letters.ts';

/** Family names of two words, of Bengal, Assam and Odisha: either word is one by itself, but only these stand together. */
const DOUBLE = [
  /^(?:roy|ray|rai|das|dutta|datta|dutt|paul|nag|deb|sen|sinha|basu|guha|ghosh|saha|dey|kar|bose|mitra|dhar) (?:choudhury|choudhuri|chowdhury|chowdhuri|chaudhury|chaudhuri|chaudhary|choudhary)$/,
  /^(?:das|sen|dutta|datta|guha) gupta$/,
  /^(?:ghosh|guha) (?:dastidar|thakurta|thakurata|roy|ray|neogi|neogy)$/,
  /^(?:das|dutta|datta|sen|ray|roy|basu|deb|dev) (?:mazumdar|mazumder|majumdar|majumder|purkayastha|adhikari)$/,
  /^(?:das|sinha|ray|roy) (?:mahapatra|mohapatra|patnaik|pattanayak)$/,
  /^(?:deb|dev) (?:barma|barman|burman|roy|ray|nath)$/,
  /^(?:saha|sinha|basu|das|dutta|datta|sen|singha) (?:roy|ray)$/,
  /^(?:basu|das|dey|dutta|datta|paul) (?:mallick|mullick|mallik|sarkar)$/,
  /^singh (?:deo|dev)$/,
];

/** Whether two words are one family name: 'Roy Choudhury', 'Sen Gupta'. */
export function isIndianDoubleFamily(words: readonly string[]): boolean {
  const name = words.map(plainLetters).join(' ');
  return words.length === 2 && DOUBLE.some((pair) => pair.test(name));
}
