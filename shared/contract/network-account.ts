import { z } from 'zod';
import type { EndpointsOfResource } from './endpoint.ts';
import { done, timestamp } from './responses.ts';

const networkAccount = z.object({
  /** `connecting`: a link was made, and nobody has signed in under it yet; `expired`: the network wants its owner to sign in again. */
  state: z.enum(['none', 'connecting', 'connected', 'expired']),
  /** Its owner's, as the network shows it. */
  name: z.string().optional(),
  connected_at: timestamp.optional(),
  /** Profiles looked up today (UTC) as this account; when all are, the shared account serves until tomorrow. */
  profiles_today: z.object({ used: z.number().int(), most: z.number().int() }).optional(),
  /** `not_own`: who signed in last did so to an account that is another user's, or of no use here. */
  problem: z.literal('not_own').optional(),
});
export type NetworkAccount = z.infer<typeof networkAccount>;

const accountId = z.string().min(1).max(200);
const connectionNotice = z.object({ status: z.string().max(100), account_id: accountId, name: z.string().max(200) });
export type ConnectionNotice = z.infer<typeof connectionNotice>;
const accountStatusReport = z.object({ AccountStatus: z.object({ account_id: accountId }) });
export type AccountStatusReport = z.infer<typeof accountStatusReport>;

const tags = ['Network account'];

export const networkAccountEndpoints = {
  readNetworkAccount: {
    tags,
    summary: "The user's own account of the network, over which their enrichments and searches run",
    scopes: ['read'],
    response: z.object({
      success: z.literal(true),
      account: networkAccount,
      /** False: the operator has to set the UNIPILE_ variables first. */
      available: z.boolean(),
    }),
  },
  connectNetworkAccount: {
    tags,
    summary: 'Make a link, good for half an hour, at which the user signs in to the network',
    response: z.object({ success: z.literal(true), url: z.string() }),
  },
  disconnectNetworkAccount: {
    tags,
    summary: 'Forget the account, and have it deleted at Unipile',
    response: z.object({ success: z.literal(true), account: networkAccount }),
  },
  /** The first is believed by the link's secret in `name`, the second by the header `Unipile-Auth`. */
  receiveUnipileNotice: {
    tags,
    access: 'public',
    summary: "Unipile's notices of connections and of accounts' states",
    body: z.union([connectionNotice, accountStatusReport]),
    response: done,
  },
} satisfies EndpointsOfResource;
