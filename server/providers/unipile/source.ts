import type { FactParts } from '../profile-facts.ts';
import type { ProfileQuestion, ProfileSource, SourceAnswer } from '../profile-source.ts';
import type { UnipileAccount } from './account.ts';
import { AnswerBuilder } from './answer-builder.ts';
import { openUnipile, UNIPILE_PAUSES_MS } from './client.ts';
import { askPosts } from './company/ask-company.ts';
import { createCompanyLookUp, linkPositions, readEmployer } from './company/look-up-company.ts';
import { GIVEN_FIELDS } from './fields.ts';
import { readPosts } from './posts/read-posts.ts';
import { askProfile } from './profile/ask-profile.ts';
import { readContact, readPerson } from './profile/read-person.ts';
import type { KnownMember } from './profile/renamed-member.ts';
import type { MemberResponse } from './profile/schema.ts';
import { fieldOf, sectionsOf } from './profile/sections.ts';

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
    fields: GIVEN_FIELDS,
    async find(
      { slug, wanted, known, onPartialAnswer }: ProfileQuestion,
      signal: AbortSignal,
    ): Promise<SourceAnswer | null> {
      const answer = new AnswerBuilder();
      const { parts } = answer;
      const ofCompany = wanted.filter((field) => field.startsWith('company.'));
      const ofMember = wanted.filter((field) => field.startsWith('person.') || field.startsWith('contact.'));
      const wantsPosts = wanted.includes('posts');
      let employer = readEmployer(known);
      let { memberId } = knownMember(known, account);
      let memberSlug = slug;

      // The company is that of the current position, and posts are asked for by an id that only the profile has.
      const needsProfile =
        ofMember.length > 0 || (ofCompany.length > 0 && !employer) || (wantsPosts && memberId === undefined);
      if (needsProfile) {
        const askedFor = ofCompany.length > 0 && !employer ? [...wanted, 'person.experience' as const] : wanted;
        const question = { slug, known: knownMember(known, account), sections: sectionsOf(askedFor), pauseMs };
        const asked = await askProfile(client, question, signal);
        if (asked === null) return null;
        const { profile, heldBack } = asked;
        answer.movedTo = asked.movedTo;
        parts.person = { ...readPerson(profile, slug), ...seenAs(profile, account) };
        const contact = readContact(profile);
        if (Object.keys(contact).length > 0) parts.contact = contact;
        employer = readEmployer({ ...known, person: parts.person }) ?? employer;
        if (asked.failure) {
          answer.leaveOut(heldBack.map(fieldOf), asked.failure);
          if (!employer && heldBack.includes('experience')) answer.leaveOut(ofCompany, asked.failure);
        }
        memberId = profile.provider_id;
        memberSlug = profile.public_identifier ?? slug;
        // Further calls follow, each in its turn: what is known by now is not asked for again if they are cut off.
        if (wantsPosts || ofCompany.length > 0) {
          const heldFields = heldBack.map(fieldOf);
          const covers = ofMember.filter((field) => !heldFields.includes(field));
          onPartialAnswer?.({ ...answer.soFar(), covers });
        }
      }
      // At the same time: a company is waited for by all its people, so it comes first in the line.
      const further: Promise<void>[] = [];
      if (employer && ofCompany.length > 0) {
        const key = employer;
        further.push(
          answer.attempt(ofCompany, async () => {
            const company = await companies.find(key, signal);
            if (!company) return;
            parts.company = company.facts;
            if (parts.person) parts.person = linkPositions(parts.person, company);
            if (!wanted.includes('company.updates')) return;
            await answer.attempt(['company.updates'], async () => {
              parts.company = { ...company.facts, updates: await companies.findUpdates(company, signal) };
            });
          }),
        );
      }
      if (wantsPosts) {
        further.push(
          answer.attempt(['posts'], async () => {
            const author = { id: memberId, slug: memberSlug };
            const answer =
              memberId === undefined ? null : await askPosts(client, { id: memberId, isCompany: false }, signal);
            parts.posts = answer ? readPosts(answer, author) : [];
          }),
        );
      }
      await Promise.all(further);
      return answer.asAnswer(wanted);
    },
  };
}

/** What identifies the member; the network's ids are valid for the account that received them. */
function knownMember({ person }: Partial<FactParts>, { accountId }: UnipileAccount): KnownMember {
  const { memberId, memberNumber, firstName, lastName } = person ?? {};
  return { memberId: memberId?.seenBy === accountId ? memberId.id : undefined, memberNumber, firstName, lastName };
}

function seenAs({ provider_id: id }: MemberResponse, { accountId: seenBy }: UnipileAccount) {
  return id === undefined ? {} : { memberId: { id, seenBy } };
}
