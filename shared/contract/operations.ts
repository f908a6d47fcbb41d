/**
 * Every operation of the API by its name: method and path, written nowhere else. Plain data without schemas, so that it costs the
 * page next to nothing. What an operation takes and answers stands under the same name in its resource's file.
 */
export const OPERATIONS = {
  readConfig: 'GET /api/config',
  issueLocalToken: 'POST /local-identity/token',
  readLocalUserinfo: 'GET /local-identity/userinfo',
  signIn: 'POST /api/decrypt',
  logOut: 'POST /api/logout',
  listSessions: 'GET /api/sessions',
  endSession: 'DELETE /api/sessions/:id',
  endOtherSessions: 'DELETE /api/sessions',

  readProfile: 'GET /api/profile',
  deleteAccount: 'DELETE /api/profile',
  exportAccount: 'GET /api/profile/export',
  saveCompany: 'POST /api/profile/company',

  createApiKey: 'POST /api/api-keys',
  listApiKeys: 'GET /api/api-keys',
  revokeApiKey: 'DELETE /api/api-keys/:id',

  readNetworkAccount: 'GET /api/network-account',
  connectNetworkAccount: 'POST /api/network-account/connect',
  disconnectNetworkAccount: 'DELETE /api/network-account',
  receiveUnipileNotice: 'POST /api/webhooks/unipile',
  createWebhook: 'POST /api/webhooks',
  listWebhooks: 'GET /api/webhooks',
  updateWebhook: 'PATCH /api/webhooks/:id',
  deleteWebhook: 'DELETE /api/webhooks/:id',
  testWebhook: 'POST /api/webhooks/:id/test',
  listDeliveries: 'GET /api/webhooks/:id/deliveries',
  resendDelivery: 'POST /api/webhooks/:id/deliveries/:delivery_id/resend',

  listParameters: 'GET /api/parameters',
  listCategories: 'GET /api/parameters/categories',
  configureParameters: 'POST /api/parameters/configure',

  quoteEnrichment: 'POST /api/enrich/quote',
  startEnrichment: 'POST /api/enrich',
  readJob: 'GET /api/jobs/:id',
  cancelJob: 'POST /api/jobs/:id/cancel',
  editResult: 'PATCH /api/jobs/:id/result',
  deleteJob: 'DELETE /api/jobs/:id',
  giveFeedback: 'PUT /api/jobs/:id/feedback/:parameter',
  withdrawFeedback: 'DELETE /api/jobs/:id/feedback/:parameter',
  readBatch: 'GET /api/batches/:id',
  cancelBatch: 'POST /api/batches/:id/cancel',
  exportBatch: 'GET /api/batches/:id/export',
  createExportLink: 'POST /api/batches/:id/export-link',
  openExportLink: 'GET /api/exports/:token',
  startHubspotPush: 'POST /api/hubspot/push',
  listHubspotPushes: 'GET /api/hubspot/push',
  readHubspotPush: 'GET /api/hubspot/push/:id',
  readHubspotToken: 'GET /api/hubspot/token',
  setHubspotToken: 'PUT /api/hubspot/token',
  deleteHubspotToken: 'DELETE /api/hubspot/token',
  listHistory: 'GET /api/enrichment/history',
  readStatistics: 'GET /api/statistics',

  uploadSheet: 'POST /api/excel/upload',
  enrichGoogleSheet: 'POST /api/google-sheets',
  downloadSampleSheet: 'GET /api/excel/sample',

  searchPeople: 'POST /api/linkedin/search-intent',
  continueSearch: 'POST /api/linkedin/search-pagination',
  readPicture: 'GET /api/pictures',

  readCredits: 'GET /api/credits',
  listTransactions: 'GET /api/credits/transactions',
  readSpendingLimits: 'GET /api/spending-limits',
  setSpendingLimits: 'PUT /api/spending-limits',
  initiatePurchase: 'POST /api/credits/purchase/initiate',
  verifyPurchase: 'POST /api/credits/purchase/verify',
  payTestOrder: 'POST /api/test-checkout/:order_id/pay',
  failTestOrder: 'POST /api/test-checkout/:order_id/fail',
  receiveRazorpayEvent: 'POST /api/webhooks/razorpay',

  listUsers: 'GET /api/admin/users',
  readUser: 'GET /api/admin/users/:id',
  lockUser: 'POST /api/admin/users/:id/lock',
  unlockUser: 'POST /api/admin/users/:id/unlock',
  endUserSessions: 'POST /api/admin/users/:id/end-sessions',
  adjustCredits: 'POST /api/admin/users/:id/credits',
  listOrders: 'GET /api/admin/orders',
  readOrder: 'GET /api/admin/orders/:order_id',
  checkOrder: 'POST /api/admin/orders/:order_id/check',
  refundOrder: 'POST /api/admin/orders/:order_id/refund',
  listOpenJobs: 'GET /api/admin/jobs',
  requeueJob: 'POST /api/admin/jobs/:id/requeue',
  endJob: 'POST /api/admin/jobs/:id/end',
  listSources: 'GET /api/admin/sources',
  pauseSource: 'POST /api/admin/sources/:id/pause',
  limitSource: 'PUT /api/admin/sources/:id/limits',
  resumeSource: 'POST /api/admin/sources/:id/resume',
  listAudit: 'GET /api/admin/audit',
  exportAudit: 'GET /api/admin/audit/export',
  addSuppressions: 'POST /api/suppressions',
  listSuppressions: 'GET /api/suppressions',
  deleteSuppression: 'DELETE /api/suppressions/:id',
  forgetPerson: 'POST /api/privacy/forget',
  submitPrivacyRequest: 'POST /api/privacy-requests',
  confirmPrivacyRequest: 'POST /api/privacy-requests/confirm',

  listPrivacyRequests: 'GET /api/admin/privacy/requests',
  decidePrivacyRequest: 'POST /api/admin/privacy/requests/:id/decide',
  lookUpKeptData: 'POST /api/admin/privacy/look-up',
  forgetPersonForAll: 'POST /api/admin/privacy/forget',
  listWaitingMails: 'GET /api/admin/privacy/mails',
  deleteWaitingMail: 'DELETE /api/admin/privacy/mails/:id',

  checkLiveness: 'GET /healthz',
  checkReadiness: 'GET /readyz',
  readMetrics: 'GET /metrics',
} as const;

export type OperationName = keyof typeof OPERATIONS;

type MethodAndPath = (typeof OPERATIONS)[OperationName];
export type OperationMethod = MethodAndPath extends `${infer Method} ${string}` ? Method : never;

/** The names in an operation's path: 'id' in '/api/jobs/:id'. */
export type PathParam<Name extends OperationName> = ParamIn<(typeof OPERATIONS)[Name]>;
type ParamIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Method and path of an operation; the path as the router takes it: '/api/jobs/:id'. */
export function readOperation(name: OperationName): { method: OperationMethod; path: string } {
  const [method, path] = OPERATIONS[name].split(' ') as [OperationMethod, string];
  return { method, path };
}

/** What goes into the address of a call. Values of the query that are undefined are left out. */
export interface AddressInput {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
}

/**
 * The method and the address of a call, from the root of the server: '/api/jobs/a%2Fb'.
 * @param input path parameters and query; both are encoded
 */
export function addressOf(
  name: OperationName,
  { params = {}, query = {} }: AddressInput = {},
): { method: OperationMethod; address: string } {
  const { method, path } = readOperation(name);
  const filled = path.replace(/:(\w+)/g, (_, param) => encodeURIComponent(params[param] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return { method, address: search.size > 0 ? `${filled}?${search}` : filled };
}
