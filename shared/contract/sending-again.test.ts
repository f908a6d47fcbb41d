import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { OPERATIONS } from './operations.ts';

/** What comes of a POST without an `Idempotency-Key` that is sent again because its answer was lost. */
const SENT_AGAIN: Record<string, 'the same' | 'a second one, which costs nothing' | 'has a key in its body'> = {
  signIn: 'a second one, which costs nothing',
  issueLocalToken: 'a second one, which costs nothing',
  logOut: 'the same',
  saveCompany: 'the same',
  createApiKey: 'a second one, which costs nothing',
  createWebhook: 'a second one, which costs nothing',
  connectNetworkAccount: 'a second one, which costs nothing',
  receiveUnipileNotice: 'the same',
  testWebhook: 'a second one, which costs nothing',
  resendDelivery: 'the same',
  configureParameters: 'the same',
  quoteEnrichment: 'the same',
  cancelJob: 'the same',
  cancelBatch: 'the same',
  createExportLink: 'a second one, which costs nothing',
  searchPeople: 'the same',
  continueSearch: 'the same',
  // An order that is not paid is nothing.
  initiatePurchase: 'a second one, which costs nothing',
  verifyPurchase: 'the same',
  payTestOrder: 'the same',
  failTestOrder: 'the same',
  receiveRazorpayEvent: 'the same',
  lockUser: 'the same',
  unlockUser: 'the same',
  endUserSessions: 'the same',
  adjustCredits: 'has a key in its body',
  checkOrder: 'the same',
  refundOrder: 'has a key in its body',
  requeueJob: 'the same',
  endJob: 'the same',
  pauseSource: 'the same',
  resumeSource: 'the same',
  addSuppressions: 'the same',
  forgetPerson: 'the same',
  submitPrivacyRequest: 'a second one, which costs nothing',
  confirmPrivacyRequest: 'the same',
  decidePrivacyRequest: 'the same',
  lookUpKeptData: 'the same',
  forgetPersonForAll: 'the same',
};

test('every operation that starts or charges takes an Idempotency-Key; of others it is known what sending them again does', () => {
  const posts = Object.entries(OPERATIONS).flatMap(([name, operation]) => {
    const { idempotent, body }: Endpoint = endpoints[name as keyof typeof endpoints];
    return operation.startsWith('POST ') && !idempotent ? [{ name, body }] : [];
  });
  expect(posts.map(({ name }) => name).toSorted()).toEqual(Object.keys(SENT_AGAIN).toSorted());
  for (const { name, body } of posts) {
    if (SENT_AGAIN[name] === 'has a key in its body') expect(body, name).toHaveProperty('shape.key');
  }
  const takeKeys = Object.entries(endpoints).filter(([, endpoint]: [string, Endpoint]) => endpoint.idempotent);
  expect(takeKeys.map(([name]) => name).toSorted()).toEqual([
    'enrichGoogleSheet',
    'startEnrichment',
    'startHubspotPush',
    'uploadSheet',
  ]);
});
