/**
 * The address of a person's profile: any common way of writing it, read into one canonical form, or a plain
 * sentence why it is none. The page and the server share it, so that both give the same answer for the same text.
 */
export { type ParsedProfileLines, parseProfileLines } from './profile-lines.ts';
export { type ProfileUrlOptions, parseProfileUrl, type ReadProfileUrl } from './read-profile-url.ts';
export { isPlainText, type ProfileUrlRefusal, type RefusedProfileUrl } from './refusals.ts';
export { canonicalProfileUrl, isMemberId, readSlug } from './slug.ts';
