import { z } from 'zod';

/** What it says of a person. */
export const personResponse = z.object({ mail: z.string().nullish(), score: z.number() });

/** What it says of our account. */
export const accountResponse = z.object({ left: z.number() });
