import { SourceError, type SourceErrorKind } from '../../source-error.ts';
import { PaymentGatewayError } from '../payment-gateway.ts';

/** Characters of a response that are shown. */
const SHOWN_CHARS = 500;

/**
 * What a response other than 2xx means. Razorpay says 400 to an id it does not know, and only its words tell that from other wrong
 * requests.
 * @param what the call: 'GET /orders/order_1'
 * @returns null for what Razorpay does not know
 * @throws PaymentGatewayError for a refusal, which is final
 */
export function parseError(
  status: number,
  body: unknown,
  what: string,
): { kind: SourceErrorKind; message: string } | null {
  if (status === 429) return { kind: 'rate-limited', message: `status ${status}` };
  if (status >= 500) return { kind: 'unavailable', message: `status ${status}` };
  const text = JSON.stringify(body) ?? 'no JSON';
  if (status === 404 || (status === 400 && /does not exist/i.test(text))) return null;
  throw new PaymentGatewayError(`Razorpay refused ${what} with ${status}: ${text.slice(0, SHOWN_CHARS)}`, { status });
}

/** What is thrown for a call that failed, whatever the reason. */
export function asGatewayError(error: unknown, what: string): PaymentGatewayError {
  if (error instanceof PaymentGatewayError) return error;
  if (error instanceof SourceError && error.kind === 'malformed') {
    return new PaymentGatewayError(`Razorpay answered ${what} in another format`, { cause: error });
  }
  const cause = error instanceof SourceError ? (error.cause ?? error) : error;
  return new PaymentGatewayError(`Razorpay did not answer ${what}: ${reasonOf(cause)}`, { cause: error });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SourceError) return error.message;
  return `${error.name} ${(error.cause as Error | undefined)?.message ?? error.message}`;
}
