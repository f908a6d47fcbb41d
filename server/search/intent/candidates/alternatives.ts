import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';
import { nameOfKeyword } from './phrases.ts';

/** Words on either side that are looked at: 'Airflow OR Dagster OR Prefect OR …'. */
const FARTHEST = 12;
const SURE = 5;

/**
 * A word among alternatives that are skills and tools, in a boolean expression: 'Prefect' in '(Airflow OR Dagster OR Prefect)' is
 * none of the people of that name, and 'Cordova' in '(Ionic OR Cordova)' no town.
 */
export function readAlternative(text: QueryText, from: number): Candidate[] {
  if (!text.isBoolean || !text.isCapital(from) || !isAlone(text, from)) return [];
  const others = [...alternatives(text, from, -1), ...alternatives(text, from, 1)];
  const tools = others.filter((at) => isTool(text, at)).length;
  if (tools === 0 || 2 * tools < others.length) return [];
  const means = text.meanings(from, from + 1);
  const typed = text.typed(from, from + 1);
  const names = [means?.keyword === undefined ? typed : nameOfKeyword(typed, means.keyword)];
  return [{ from, to: from + 1, score: SURE, meaning: { kind: 'keyword', names, known: true } }];
}

/** A word between operators, brackets or quotes. */
function isAlone(text: QueryText, at: number): boolean {
  return text.isWord(at) && !text.isOperator(at) && isEdge(text, at - 1) && isEdge(text, at + 1);
}

const isEdge = (text: QueryText, at: number) =>
  at < 0 || at >= text.length || text.isOperator(at) || /^["()]$/.test(text.token(at)?.text ?? '');

/** Where the words alone stand that 'OR' joins to that one, in one direction. */
function alternatives(text: QueryText, from: number, step: 1 | -1): number[] {
  const found: number[] = [];
  let isJoined = false;
  let isInPhrase = false;
  for (let at = from + step; Math.abs(at - from) <= FARTHEST; at += step) {
    const token = text.token(at);
    if (token === undefined || token.text === '(' || token.text === ')' || /^(?:AND|NOT)$/.test(token.raw)) break;
    if (token.text === '"') continue;
    if (token.raw === 'OR' || token.text === '|') {
      isJoined = true;
      continue;
    }
    // '"AWS" London (Docker OR Podman)': what stands beside is no alternative.
    if (!isJoined && !isInPhrase) break;
    const isWordAlone = isAlone(text, at);
    if (isWordAlone) found.push(at);
    isInPhrase = !isWordAlone;
    isJoined = false;
  }
  return found;
}

/** '(London OR remote)' */
const WHERE = /^(?:remote|hybrid|on-site)$/;

function isTool(text: QueryText, at: number): boolean {
  const means = text.meanings(at, at + 1);
  return means?.keyword !== undefined && !means.title && !WHERE.test(means.keyword);
}
