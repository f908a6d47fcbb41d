import { z } from 'zod';
import { count, flag, id, listOf, maybe, text } from '../schema.ts';

/** GET /users/{provider id}/posts, of people and, with `is_company`, of companies. */
export const postsResponse = z.object({
  object: z.literal('PostList'),
  items: listOf(
    z.object({
      share_url: text,
      title: text,
      text: text,
      /** ISO 8601; `date` beside it says '3d'. */
      parsed_datetime: text,
      reaction_counter: count,
      comment_counter: count,
      is_repost: flag,
      author: maybe(z.object({ public_identifier: text, id: id })),
      repost_content: maybe(z.object({ text: text })),
    }),
  ),
});
export type PostsResponse = z.infer<typeof postsResponse>;
