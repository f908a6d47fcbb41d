import { readNaming } from '../../../providers/company-website/facts/company-name.ts';
import { type CompanyData, readCompanyData } from '../../../providers/company-website/facts/linked-data.ts';
import { readLists } from '../../../providers/company-website/facts/list-lines.ts';
import { isBoilerplate } from '../../../providers/company-website/pages/boilerplate.ts';
import { isNoSite } from '../../../providers/company-website/pages/no-site.ts';

import {
  contentWords,
  endSentence,
  overlap,
  quietCapitals,
  splitSentences,
} from '../../../providers/company-website/pages/plain-text.ts';
import type { Page } from '../../../providers/company-website/pages/read-page.ts';
import { chooseSentences, isStatement } from './choose-sentences.ts';

/** Characters of a description at most. */
export const MOST_CHARS = 1_200;
const SENTENCES_CHARS = 650;
/** Less says nothing about a company. */
const LEAST_CHARS = 30;

/**
 * Writes a first description of a company out of its own words: what its pages say in their heads and structured data, the
 * sentences of the main text about what is done and for whom, and the lists of services and markets. Nothing is added.
 * @param home the front page, found at `at`; @param about the page about the company, if there is one
 * @returns at most 1,200 characters in up to a few lines, or null when the pages say nothing about a company
 */
export function writeDescription(home: Page, at: URL, about?: Page): string | null {
  const headline = home.blocks.find((block) => block.kind === 'heading' && block.level === 1)?.text ?? '';
  if (isNoSite(home, at)) return null;
  const pages = about && !isNoSite(about, at) ? [home, about] : [home];
  const company = readCompanyData(pages.flatMap((page) => page.linkedData));
  const naming = readNaming(home, at, company.name);
  const summary = chooseSummary(pages, company);
  const known = contentWords(summary.join(' '));
  const tagline = chooseTagline([naming.tagline, quietCapitals(headline), company.slogan], known);
  for (const word of contentWords(tagline ?? '')) known.add(word);
  const opening = [...summary, ...chooseSentences(pages, known, SENTENCES_CHARS)];
  if (tagline) {
    // With the name only where nothing else names the company.
    const isNamed = !naming.name || overlap(naming.name, contentWords([tagline, ...opening].join(' '))) === 1;
    opening.unshift(endSentence(isNamed ? tagline : `${naming.name}: ${tagline}`));
  }
  const lines = [opening.join(' '), ...listLines(pages)].filter((line) => line !== '');
  // A name and nothing else is no description.
  if (contentWords(lines.join(' ')).size < 4) return null;
  if (isEnglish(home, lines.join(' '))) lines.push(factLine(company));
  const text = fitLines(lines.filter((line) => line !== ''));
  return text.length >= (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) ? LEAST_CHARS / 3 : LEAST_CHARS)
    ? text
    : null;
}

/** The first line that says something the summary does not. */
function chooseTagline(lines: readonly (string | undefined)[], known: ReadonlySet<string>): string | undefined {
  return lines.find((line) => {
    if (!line || line.length > 160 || isBoilerplate(line) || /[?？]$/.test(line)) return false;
    const isPhrase = line.split(' ').length >= 3 || /\p{Script=Han}{4}/u.test(line);
    return isPhrase && overlap(line, known) < 0.5;
  });
}

/** The best of what the pages' heads say: whole sentences before cut-off ones, each thing once. */
function chooseSummary(pages: readonly Page[], company: CompanyData): string[] {
  const [home, about] = pages;
  const texts = [
    home?.meta.get('description'),
    home?.meta.get('og:description'),
    company.description,
    home?.meta.get('twitter:description'),
    about?.meta.get('description'),
  ].filter((text) => text !== undefined);
  const known = new Set<string>();
  const chosen: string[] = [];
  for (const text of texts.sort((a, b) => Number(isCutOff(a)) - Number(isCutOff(b)))) {
    const sentences = splitSentences(text, home?.language ?? '');
    const whole = isCutOff(text) ? sentences.slice(0, -1) : sentences;
    for (const sentence of whole.map((part) => endSentence(quietCapitals(part)))) {
      if (!isStatement(sentence) || overlap(sentence, known) > 0.55 || chosen.join(' ').length > 450) continue;
      chosen.push(sentence);
      for (const word of contentWords(sentence)) known.add(word);
    }
  }
  return chosen;
}

function isCutOff(text: string): boolean {
  return /(?:\.\.\.|…|\[…\])\s*$/.test(text);
}

function listLines(pages: readonly Page[]): string[] {
  const lists = pages.flatMap((page) => readLists(page.blocks));
  return (['offer', 'audience'] as const).flatMap((about) => lists.find((list) => list.about === about)?.text ?? []);
}

function factLine({ founded, place, employees, areas }: CompanyData): string {
  return [
    founded && `Founded in ${founded}.`,
    place && `Based in ${place}.`,
    areas.length > 0 && areas.length <= 6 && `Serves ${areas.join(', ')}.`,
    employees && `${employees} employees.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Facts are put into English words, which would stand out of a text in another language. */
function isEnglish(page: Page, text: string): boolean {
  if (page.language !== '') return /^en\b/i.test(page.language);
  return (text.match(/\b(?:the|and|for|we|our|of|to|with)\b/gi)?.length ?? 0) >= text.split(' ').length / 12;
}

/** Lines are left out from the end, sentences from the end of the first line, until the rest fits. */
function fitLines(lines: readonly string[]): string {
  const [first = '', ...rest] = lines;
  const kept: string[] = [];
  let left = MOST_CHARS;
  for (const line of [shorten(first, MOST_CHARS), ...rest]) {
    if (line.length + 1 > left) continue;
    kept.push(line);
    left -= line.length + 1;
  }
  return kept.join('\n');
}

function shorten(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, room - 1);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('。'));
  return end > 0 ? cut.slice(0, end + 1) : cut.slice(0, cut.lastIndexOf(' '));
}
