import { readCurrentPosition } from '../current-position.ts';
import type { CompanyFacts, FactField, FactParts } from '../profile-facts.ts';
import type { ProfileQuestion, ProfileSource, SourceAnswer } from '../profile-source.ts';
import type { ProviderClient } from '../provider-client.ts';
import { SourceError } from '../source-error.ts';
import { askCompany, askPosts } from './ask-company.ts';
import { askProfile } from './ask-profile.ts';
import { readCompany } from './read-company.ts';
import { readContact, readPerson } from './read-person.ts';
import { readPosts, readUpdates } from './read-posts.ts';
import type { CompanyKey } from './same-member.ts';
import { fieldOf, sectionsOf } from './sections.ts';
import { createShortMemory } from './short-memory.ts';
import type { UnipileAccount } from './unipile-account.ts';
import { openUnipile, UNIPILE_PAUSES_MS } from './unipile-client.ts';

/** The profile as its owner keeps it, seen now. */
const CONFIDENCE = 0.97;
/** Long enough for the colleagues of one list. */
const REMEMBERED_MS = 10 * 60_000;

const GIVES = [
  'person.firstName',
  'person.lastName',
  'person.headline',
  'person.about',
  'person.pictureUrl',
  'person.location',
  'person.premium',
  'person.followerCount',
  'person.experience',
  'person.education',
  'person.skills',
  'person.languages',
  'person.certifications',
  'person.volunteering',
  'contact.networkEmail',
  'contact.phone',
  'company.name',
  'company.pageUrl',
  'company.website',
  'company.tagline',
  'company.description',
  'company.industry',
  'company.specialities',
  'company.employeeCount',
  'company.employeeRange',
  'company.headquarters',
  'company.foundedYear',
  'company.updates',
  'posts',
] as const satisfies readonly FactField[];

interface Company {
  facts: CompanyFacts;
  id?: string;
}

/**
 * LinkedIn profiles, live, through one connected account of Unipile. It asks for no more than the wanted fields need: the profile
 * with just their sections, the company of the current position, posts.
 */
export function createUnipileSource(account: UnipileAccount): ProfileSource {
  const client = openUnipile(account);
  const pauseMs = (account.pausesMs ?? UNIPILE_PAUSES_MS).at(-1) ?? 0;
  const companies = createShortMemory<Company | null>(REMEMBERED_MS);
  const updates = createShortMemory<CompanyFacts['updates']>(REMEMBERED_MS);

  const findCompany = (key: CompanyKey, signal: AbortSignal) => {
    const name = key.companyId === undefined ? `slug ${key.companySlug}` : `id ${key.companyId}`;
    return companies.recall(name, () => lookCompanyUp(client, key, signal), signal);
  };
  const findUpdates = ({ id, facts }: Company, signal: AbortSignal) =>
    id === undefined ? [] : updates.recall(id, () => lookUpdatesUp(client, id, facts.slug, signal), signal);

  return {
    id: 'unipile',
    label: 'Unipile',
    gives: GIVES,
    async find({ slug, wanted, known }: ProfileQuestion, signal: AbortSignal): Promise<SourceAnswer | null> {
      const parts: Partial<FactParts> = {};
      const unanswered: FactField[] = [];
      let trouble: SourceError | undefined;
      const ofCompany = wanted.filter((field) => field.startsWith('company.'));
      let employer = readEmployer(known);

      const leaveOut = (fields: readonly FactField[], error: SourceError) => {
        unanswered.push(...fields);
        trouble ??= error;
      };
      /** One step after the first: when it fails, what there is so far is told all the same. */
      const attempt = async (fields: readonly FactField[], step: () => Promise<void>) => {
        try {
          await step();
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          leaveOut(fields, error);
        }
      };

      // The company is that of the current position, and posts are asked for by an id that only the profile tells.
      if (ofCompany.length < wanted.length || !employer) {
        const askedFor = ofCompany.length > 0 && !employer ? [...wanted, 'person.experience' as const] : wanted;
        const asked = await askProfile(client, { slug, sections: sectionsOf(askedFor), pauseMs }, signal);
        if (asked === null) return null;
        const { profile } = asked;
        parts.person = readPerson(profile, slug);
        const contact = readContact(profile);
        if (Object.keys(contact).length > 0) parts.contact = contact;
        employer = readEmployer({ ...known, person: parts.person }) ?? employer;
        if (asked.trouble) {
          const missing = asked.heldBack.map(fieldOf).filter((field) => wanted.includes(field));
          const blind = !employer && asked.heldBack.includes('experience');
          leaveOut(blind ? [...missing, ...ofCompany] : missing, asked.trouble);
        }
        if (wanted.includes('posts')) {
          await attempt(['posts'], async () => {
            const { provider_id: id } = profile;
            const answer = id === undefined ? null : await askPosts(client, { id, isCompany: false }, signal);
            parts.posts = answer ? readPosts(answer, { id, slug: profile.public_identifier ?? slug }) : [];
          });
        }
      }
      if (employer && ofCompany.length > 0) {
        const key = employer;
        await attempt(ofCompany, async () => {
          const company = await findCompany(key, signal);
          if (!company) return;
          parts.company = company.facts;
          if (parts.person) linkPositions(parts.person, company);
          if (!wanted.includes('company.updates')) return;
          await attempt(['company.updates'], async () => {
            parts.company = { ...company.facts, updates: await findUpdates(company, signal) };
          });
        });
      }
      if (trouble && Object.keys(parts).length === 0) throw trouble;
      return { parts, confidence: CONFIDENCE, ...(trouble && { unanswered, trouble }) };
    },
  };
}

/** What the company of the current position can be asked for by, when it is known. */
function readEmployer({ person, company }: Partial<FactParts>): CompanyKey | undefined {
  const { companyId, companySlug } = (person && readCurrentPosition(person, company)) ?? {};
  if (companyId !== undefined) return { companyId };
  return companySlug === undefined ? undefined : { companySlug };
}

async function lookCompanyUp(client: ProviderClient, key: CompanyKey, signal: AbortSignal): Promise<Company | null> {
  const answer = await askCompany(client, key, signal);
  const facts = answer && readCompany(answer);
  return facts ? { facts, id: answer.id } : null;
}

async function lookUpdatesUp(
  client: ProviderClient,
  id: string,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<CompanyFacts['updates']> {
  const answer = await askPosts(client, { id, isCompany: true }, signal);
  return answer ? readUpdates(answer, { id, slug }) : [];
}

/** Positions name their company by number; its page tells the slug that goes with it. */
function linkPositions(person: FactParts['person'], { id, facts }: Company): void {
  for (const position of person.experience) {
    if (position.companyId !== undefined && position.companyId === id) position.companySlug ??= facts.slug;
  }
}
