import type { PrivacyDecision } from '../../../shared/contract/admin/privacy.ts';
import type { KeptData, PrivacyWish } from '../../../shared/contract/privacy.ts';
import type { Mail } from '../../platform/mail/outbox-store.ts';

type Text = Omit<Mail, 'recipient'>;

const WISHES: Record<PrivacyWish, string> = {
  access: 'to be told what is kept about you',
  leave_out: 'to be left out',
};

/** The mail that proves that an address is theirs who asked. It says nothing about what is kept. */
export function confirmationMail(wants: PrivacyWish, link: string, hours: number): Text {
  return {
    subject: 'Please confirm your request',
    body: [
      `Somebody, hopefully you, asked Leadlight ${WISHES[wants]}.`,
      `If that was you, open this link within ${hours} hours and confirm it there. It works once.`,
      link,
      'If it was not you, there is nothing to do: without the link nothing happens.',
    ].join('\n\n'),
  };
}

/** What an operator decided, for the person who asked. */
export function decisionMail(decision: PrivacyDecision, kept: Omit<KeptData, 'users'>): Text {
  const lines: Record<PrivacyDecision, string[]> = {
    answer: ['This is what Leadlight keeps about you.', ...tellKept(kept)],
    leave_out: [
      'You are left out from now on: nothing about you is looked up or shown any more.',
      'What had been kept is no longer shown to anybody, and is deleted when its time is over.',
    ],
    forget: [
      'What was kept about you has been deleted, and you are left out from now on.',
      'To know you again if somebody looks you up, a keyed digest of your profile and your address is kept, and nothing else.',
    ],
    refuse: [
      'Your request could not be granted: nothing shows that the profile you named is yours.',
      'You can answer to this mail, or turn to the data protection authority of your country.',
    ],
  };
  return { subject: 'About your request', body: lines[decision].join('\n\n') };
}

/** What is kept, in lines of a mail. */
function tellKept({ records, kinds, sources, first_at, last_at }: Omit<KeptData, 'users'>): string[] {
  if (records === 0) return ['Nothing is kept about you.'];
  const day = (time: string | null) => (time ?? '').slice(0, 10);
  return [
    `Kinds of data: ${kinds.join(', ') || 'your profile address alone'}.`,
    `Sources: ${sources.map(({ source, last_at: at }) => `${source} (last on ${day(at)})`).join(', ') || 'none'}.`,
    `Kept since ${day(first_at)}, last added to on ${day(last_at)}.`,
  ];
}
