import type { FactField, FactParts } from '../profile-facts.ts';
import type { ProfileQuestion, ProfileSource, SourceAnswer } from '../profile-source.ts';
import { SourceError } from '../source-error.ts';
import { askPosts } from './ask-company.ts';
import { askProfile } from './ask-profile.ts';
import { GIVEN_FIELDS } from './given-fields.ts';
import { createCompanyLookUp, linkPositions, readEmployer } from './look-up-company.ts';
import { readContact, readPerson } from './read-person.ts';
import { readPosts } from './read-posts.ts';
import { fieldOf, sectionsOf } from './sections.ts';
import type { UnipileAccount } from './unipile-account.ts';
import { openUnipile, UNIPILE_PAUSES_MS } from './unipile-client.ts';
import type { ProfileAnswer } from './wire-profile.ts';

/** The profile as its owner keeps it, seen now. */
const CONFIDENCE = 0.97;

/**
 * LinkedIn profiles, live, through one connected account of Unipile. It asks for no more than the wanted fields need: the profile
 * with just their sections, posts, the company of the current position.
 */
export function createUnipileSource(account: UnipileAccount): ProfileSource {
  const client = openUnipile(account);
  const companies = createCompanyLookUp(client);
  const pauseMs = (account.pausesMs ?? UNIPILE_PAUSES_MS).at(-1) ?? 0;
  return {
    id: 'unipile',
    label: 'Unipile',
    gives: GIVEN_FIELDS,
    async find({ slug, wanted, known, onHeard }: ProfileQuestion, signal: AbortSignal): Promise<SourceAnswer | null> {
      const told = new Telling();
      const { parts } = told;
      const ofCompany = wanted.filter((field) => field.startsWith('company.'));
      const ofMember = wanted.filter((field) => field.startsWith('person.') || field.startsWith('contact.'));
      const wantsPosts = wanted.includes('posts');
      let employer = readEmployer(known);
      let memberId = known.person?.memberId?.seenBy === account.accountId ? known.person.memberId.id : undefined;
      let memberSlug = slug;

      // The company is that of the current position, and posts are asked for by an id that only the profile tells.
      const needsProfile =
        ofMember.length > 0 || (ofCompany.length > 0 && !employer) || (wantsPosts && memberId === undefined);
      if (needsProfile) {
        const askedFor = ofCompany.length > 0 && !employer ? [...wanted, 'person.experience' as const] : wanted;
        const asked = await askProfile(client, { slug, sections: sectionsOf(askedFor), pauseMs }, signal);
        if (asked === null) return null;
        const { profile, heldBack } = asked;
        parts.person = { ...readPerson(profile, slug), ...seenAs(profile, account) };
        const contact = readContact(profile);
        if (Object.keys(contact).length > 0) parts.contact = contact;
        employer = readEmployer({ ...known, person: parts.person }) ?? employer;
        if (asked.trouble) {
          told.leaveOut(heldBack.map(fieldOf), asked.trouble);
          if (!employer && heldBack.includes('experience')) told.leaveOut(ofCompany, asked.trouble);
        }
        memberId = profile.provider_id;
        memberSlug = profile.public_identifier ?? slug;
        // Further calls follow, each in its turn: what is known by now is not asked for again if they are cut off.
        if (wantsPosts || ofCompany.length > 0) {
          const heldFields = heldBack.map(fieldOf);
          const covers = ofMember.filter((field) => !heldFields.includes(field));
          onHeard?.({ parts: { ...parts }, confidence: CONFIDENCE, covers });
        }
      }
      // At the same time: a company is waited for by all its people, so it comes first in the line.
      const further: Promise<void>[] = [];
      if (employer && ofCompany.length > 0) {
        const key = employer;
        further.push(
          told.attempt(ofCompany, async () => {
            const company = await companies.find(key, signal);
            if (!company) return;
            parts.company = company.facts;
            if (parts.person) parts.person = linkPositions(parts.person, company);
            if (!wanted.includes('company.updates')) return;
            await told.attempt(['company.updates'], async () => {
              parts.company = { ...company.facts, updates: await companies.findUpdates(company, signal) };
            });
          }),
        );
      }
      if (wantsPosts) {
        further.push(
          told.attempt(['posts'], async () => {
            const author = { id: memberId, slug: memberSlug };
            const answer =
              memberId === undefined ? null : await askPosts(client, { id: memberId, isCompany: false }, signal);
            parts.posts = answer ? readPosts(answer, author) : [];
          }),
        );
      }
      await Promise.all(further);
      return told.asAnswer(wanted);
    },
  };
}

function seenAs({ provider_id: id }: ProfileAnswer, { accountId: seenBy }: UnipileAccount) {
  return id === undefined ? {} : { memberId: { id, seenBy } };
}

/** An answer in the making. A step that fails after the first takes nothing away from what was told before it. */
class Telling {
  readonly parts: Partial<FactParts> = {};
  readonly #leftOut = new Set<FactField>();
  #trouble: SourceError | undefined;

  leaveOut(fields: readonly FactField[], trouble: SourceError): void {
    for (const field of fields) this.#leftOut.add(field);
    this.#trouble ??= trouble;
  }

  async attempt(fields: readonly FactField[], step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.leaveOut(fields, error);
    }
  }

  /** @throws the trouble when nothing was told at all */
  asAnswer(wanted: readonly FactField[]): SourceAnswer {
    const { parts } = this;
    const trouble = this.#trouble;
    if (!trouble) return { parts, confidence: CONFIDENCE };
    if (Object.keys(parts).length === 0) throw trouble;
    const unanswered = wanted.filter((field) => this.#leftOut.has(field));
    return { parts, confidence: CONFIDENCE, unanswered, trouble };
  }
}
