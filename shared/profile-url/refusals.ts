/**
 * Why a text is not taken for a person's profile URL, each with the sentence a user reads. The reason is stable
 * (tests and logs rely on it); the sentence may be reworded.
 */
export const REFUSAL_MESSAGES = {
  empty: 'There is no link here.',
  not_a_url: 'This is not a link to a LinkedIn profile.',
  email_address: "This is an e-mail address, not a link to a person's profile.",
  not_http: 'Only web links (http or https) are accepted.',
  too_long: 'This is too long to be a profile link.',
  several_links: 'There is more than one link here. Put each on a line or in a cell of its own.',
  other_site: 'This link leads to another site, not to a LinkedIn profile.',
  look_alike_host: 'This address only looks like LinkedIn. A profile link starts with https://www.linkedin.com/in/.',
  short_link: "This is a shortened link. Open it and copy the address of the person's profile.",
  company_page: "This is a company page, not a person's profile.",
  school_page: "This is a school page, not a person's profile.",
  job: "This is a job posting, not a person's profile.",
  post: "This is a post or an article, not a person's profile.",
  feed: "This is the news feed or a message list, not a person's profile.",
  group: "This is a group, not a person's profile.",
  event: "This is an event, not a person's profile.",
  newsletter: "This is a newsletter, not a person's profile.",
  product_page: "This is a product or service page, not a person's profile.",
  learning: "This is a learning course, not a person's profile.",
  search_page: "This is a list of search results, not one person's profile.",
  sign_in_page: "This is a sign-in page. Copy the address of the person's profile instead.",
  own_profile: 'This link leads whoever opens it to their own profile. Copy the address with the name in it.',
  sales_navigator: "This is a Sales Navigator link. Copy the address of the person's public profile instead.",
  recruiter: "This is a Recruiter link. Copy the address of the person's public profile instead.",
  legacy_profile_view: "This is an old link that no longer leads to a profile. Copy the address of today's profile.",
  home_page: "This is LinkedIn's home page, not a person's profile.",
  other_page: "This is another LinkedIn page, not a person's profile. A profile link has /in/ in it.",
  bad_slug: 'The name part of this profile link is missing or not valid.',
} as const;

export type ProfileUrlRefusal = keyof typeof REFUSAL_MESSAGES;

export interface RefusedProfileUrl {
  ok: false;
  reason: ProfileUrlRefusal;
  /** One plain sentence for the user. */
  message: string;
}

/** @returns the refusal with its sentence */
export function refuse(reason: ProfileUrlRefusal): RefusedProfileUrl {
  return { ok: false, reason, message: REFUSAL_MESSAGES[reason] };
}

/** @returns true when the refusal says that the text is no link at all, so that other text may stand there */
export function isPlainText(reason: ProfileUrlRefusal): boolean {
  return reason === 'empty' || reason === 'not_a_url' || reason === 'email_address';
}
