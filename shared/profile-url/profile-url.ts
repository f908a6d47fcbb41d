/**
 * The address of a person's profile: any common way of writing it, read into one canonical form, or a plain
 * sentence why it is none. The page and the server share it, so that both give the same answer for the same text.
 */
export { type ParsedProfileLines, parseProfileLines } from './profile-lines.ts';
export { parseProfileUrl } from './read-profile-url.ts';
export { isPlainText } from './refusals.ts';
export { canonicalProfileUrl, isMemberId, readSlug } from './slug.ts';
