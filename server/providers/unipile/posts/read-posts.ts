import { knownFields } from '../../client/known-fields.ts';
import type { CompanyFacts, Post } from '../../profile-facts.ts';
import { isBy } from '../same-member.ts';
import type { PostsResponse } from './schema.ts';

const TITLE_CHARS = 100;

interface Author {
  id?: string | undefined;
  slug?: string | undefined;
}

/** What the author wrote, newest first: no posts that were only passed on, and none without words or date. */
export function readPosts(answer: PostsResponse, author: Author): Post[] {
  return ownPosts(answer, author).map(({ item, date, text }) =>
    knownFields<Post>({
      date,
      text,
      url: item.share_url,
      reactions: item.reaction_counter,
      comments: item.comment_counter,
    }),
  );
}

/** The posts of a company as its updates; one without a title is named by how it begins. */
export function readUpdates(answer: PostsResponse, author: Author): CompanyFacts['updates'] {
  return ownPosts(answer, author).map(({ item, date, text }) => ({ date, title: item.title ?? beginning(text), text }));
}

function ownPosts(answer: PostsResponse, author: Author) {
  return answer.items
    .flatMap((item) => {
      const date = readDay(item.parsed_datetime);
      const isOwn = isBy(item, author) && item.text !== item.repost_content?.text;
      return isOwn && item.text !== undefined && date !== undefined ? [{ item, date, text: item.text }] : [];
    })
    .toSorted((a, b) => (a.date === b.date ? 0 : a.date > b.date ? -1 : 1));
}

function readDay(iso: string | undefined): string | undefined {
  const at = Date.parse(iso ?? '');
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
}

function cutLastWord(text: string): string {
  return text.slice(0, text.search(/\s\S*$/)).trimEnd();
}

function beginning(text: string): string {
  const sentence = /^[^\n]*?(?:[.!?](?=\s)|$)/m.exec(text)?.[0].trim() ?? text;
  if (sentence.length <= TITLE_CHARS) return sentence;
  return `${cutLastWord(sentence.slice(0, TITLE_CHARS))}…`;
}
