import type { VerifyRequest } from '../../../../shared/contract/payments.ts';

/** How a checkout ended; each one ends exactly once. */
export type CheckoutOutcome =
  | { kind: 'paid'; payment: VerifyRequest }
  /** `description` is the provider's own, empty when it gave none. */
  | { kind: 'failed'; description: string }
  | { kind: 'cancelled' };
