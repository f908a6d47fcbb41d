import { z } from 'zod';

export const pictureQuery = z.object({
  /** As a source gave it: links of the network are long and signed. */
  url: z.url({ protocol: /^https?$/ }).max(4_096),
});
