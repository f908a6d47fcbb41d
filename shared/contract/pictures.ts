import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';

const pictureQuery = z.object({
  /** As a source gave it: links of the network are long and signed. */
  url: z.url({ protocol: /^https?$/ }).max(4_096),
});

export const pictureEndpoints = {
  readPicture: {
    tags: ['profile'],
    scopes: ['read', 'search'],
    summary: 'A picture of a person, as their source links to it',
    query: pictureQuery,
    response: 'file',
  },
} satisfies EndpointsOfResource;
