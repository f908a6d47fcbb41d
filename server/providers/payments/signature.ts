import { createHmac, timingSafeEqual } from 'node:crypto';

/** @returns HMAC-SHA256 of the message, in hex: how Razorpay signs payments and events */
export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Compares in constant time, so that a signature cannot be guessed digit by digit. */
export function isSignature(given: string, secret: string, message: string | Buffer): boolean {
  const expected = Buffer.from(sign(secret, message));
  const found = Buffer.from(given);
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** What is signed for a payment. */
export function paymentMessage(orderId: string, paymentId: string): string {
  return `${orderId}|${paymentId}`;
}
