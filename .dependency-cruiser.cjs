const { readdirSync } = require('node:fs');

/** The boundaries of docs/ARCHITECTURE.md, checked. */
const domains = [
  'accounts',
  'credits',
  'payments',
  'suppression',
  'enrichment',
  'exports',
  'google-sheets',
  'hubspot',
  'network-account',
  'search',
  'spreadsheets',
  'insights',
  'privacy',
  'webhooks',
];
/** Between domains only these may be imported. */
const allowedBetween = {
  accounts: ['credits'],
  enrichment: ['credits', 'accounts', 'insights', 'suppression'],
  exports: ['enrichment', 'suppression', 'accounts'],
  hubspot: ['exports', 'enrichment', 'suppression', 'accounts'],
  search: ['suppression'],
  payments: ['credits'],
  spreadsheets: ['enrichment', 'suppression'],
  privacy: ['suppression', 'enrichment', 'credits', 'accounts', 'payments', 'hubspot'],
  webhooks: ['accounts', 'enrichment', 'suppression'],
};

/** The rooms of enrichment, each with the files that others may import; the doctor reads their stores as well. */
const enrichmentRooms = {
  requests: [
    'start-enrichment',
    'read-request',
    'read-body',
    'read-large-body',
    'request-digest',
    'require-means-to-start',
    'idempotency-store',
  ],
  'upload-facts': [
    'count-uploaded-values',
    'derive-uploaded-values',
    'read-upload-facts',
    'read-heading',
    'free-mail',
    'headings/usual-headings',
    'headings/words',
    'words-of',
    'read-cells',
  ],
  derive: ['derive-parameters'],
  sourcing: [
    'waterfall',
    'gather-facts',
    'cached-answer',
    'merge-facts',
    'look-ups',
    'fresh-answers',
    'source-answer-store',
    'hit-rate-counter',
    'purge-expired-answers',
  ],
  results: [
    'read-job',
    'present-job',
    'read-batch',
    'read-person',
    'edit-result',
    'list-history',
    'read-statistics',
    'export-requests',
  ],
  feedback: ['give-feedback', 'report-feedback'],
  running: [
    'run-jobs',
    'settle-jobs',
    'cancel-jobs',
    'delete-profile',
    'end-suppressed-jobs',
    'fail-abandoned-jobs',
    'sweep-open-jobs',
    'requeue-open-jobs',
    'end-open-job',
    'undelivered-jobs',
  ],
};
/** Which other rooms a room may enter. */
const roomsMayEnter = {
  requests: ['running'],
  'upload-facts': ['derive'],
  derive: ['sourcing'],
  sourcing: [],
  results: ['sourcing'],
  feedback: ['results'],
  running: ['upload-facts', 'derive', 'sourcing', 'results'],
};

/** Which features of the page a feature may import: only ones above it, so that there are no circles. */
const featuresMayImport = {
  paging: [],
  'company-profile': [],
  auth: ['company-profile'],
  'api-keys': ['auth'],
  parameters: ['auth', 'company-profile'],
  hubspot: ['paging'],
  results: ['company-profile', 'hubspot'],
  'start-enrichment': ['auth', 'parameters', 'results'],
  search: ['auth', 'results', 'start-enrichment'],
  credits: ['paging'],
  history: ['credits', 'paging', 'results'],
  payments: ['credits'],
  privacy: ['paging'],
  webhooks: ['paging'],
  'network-account': [],
  admin: ['credits', 'paging', 'privacy'],
};
const features = readdirSync(`${__dirname}/web/features`);
for (const [at, [feature, imported]] of Object.entries(featuresMayImport).entries()) {
  const above = Object.keys(featuresMayImport).slice(0, at);
  const below = imported.find((other) => !above.includes(other));
  if (below) throw new Error(`web/features: ${feature} may not import ${below}, which stands below it in the list`);
}

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-knows-neither-side',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(server|web|cli)/' },
    },
    { name: 'web-knows-no-server', severity: 'error', from: { path: '^web/' }, to: { path: '^server/' } },
    {
      name: 'page-takes-types-alone-from-the-contract',
      comment: 'The schemas, and zod with them, would be loaded before the first screen.',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/contract/', pathNot: '/operations\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'callers-are-recognised-in-one-place',
      comment: 'In accounts/principal.ts: another kind of sign-in must not be known anywhere else.',
      severity: 'error',
      from: { path: '^server/(http|live|services|worker)/' },
      to: { path: '^server/accounts/(session-token|sessions-store)\\.ts$' },
    },
    { name: 'server-knows-no-web', severity: 'error', from: { path: '^server/' }, to: { path: '^web/' } },
    {
      name: 'command-line-is-a-client',
      comment: 'It knows the server by its API alone, and is loaded by nobody.',
      severity: 'error',
      from: { path: '^cli/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'nobody-loads-the-command-line',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^cli/' },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: '^(shared|server|web|cli)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench|scripts)/' },
    },
    {
      name: 'domains-know-no-edges',
      severity: 'error',
      from: {
        path: `^server/(${domains.join('|')}|providers|platform|person-names|vocabulary|text-classifier|sample-network)/`,
      },
      to: { path: '^server/(http|live|worker|doctor|services)/|^server/main\\.ts$' },
    },
    {
      name: 'what-domains-stand-on-knows-no-domain',
      severity: 'error',
      from: { path: '^server/(providers|platform|person-names|vocabulary|text-classifier|sample-network)/' },
      to: { path: `^server/(${domains.join('|')})/` },
    },
    {
      name: 'providers-and-platform-know-no-sample-network',
      severity: 'error',
      from: { path: '^server/(providers|platform|person-names|vocabulary|text-classifier)/' },
      to: { path: '^server/sample-network/' },
    },
    {
      name: 'platform-knows-no-providers',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: '^server/providers/' },
    },
    {
      name: 'definitions-load-no-code-of-their-providers',
      severity: 'error',
      from: { path: '^server/providers/.*/definition\\.ts$' },
      to: {
        path: '^server/providers/.*/(client|source|gateway|check|.*-identity|language-model|fetch-picture)\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'the-audit-log-knows-the-platform-alone',
      comment: 'Everything that is worth a line in it may write one.',
      severity: 'error',
      from: { path: '^server/audit-log/' },
      to: { path: '^server/', pathNot: '^server/(audit-log|platform)/' },
    },
    {
      name: 'the-webhook-outbox-knows-the-platform-alone',
      comment: 'Whatever users are told of may be written into it.',
      severity: 'error',
      from: { path: '^server/webhook-outbox/' },
      to: { path: '^server/', pathNot: '^server/(webhook-outbox|platform)/' },
    },
    {
      name: 'the-admin-area-is-entered-by-http',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(admin|http)/' },
      to: { path: '^server/admin/' },
    },
    ...domains.map((domain) => ({
      name: `what-${domain}-may-import`,
      severity: 'error',
      from: { path: `^server/${domain}/` },
      to: {
        path: `^server/(${domains.filter((other) => other !== domain && !(allowedBetween[domain] ?? []).includes(other)).join('|')})/`,
      },
    })),
    ...Object.entries(enrichmentRooms).map(([room, entrances]) => ({
      name: `enrichment-${room}-is-entered-by-its-entrances`,
      severity: 'error',
      from: { path: '^(server|scripts)/', pathNot: `^server/enrichment/${room}/|^server/doctor/|\\.test\\.ts$` },
      to: { path: `^server/enrichment/${room}/`, pathNot: `/(${entrances.join('|')})\\.ts$` },
    })),
    ...Object.entries(roomsMayEnter).map(([room, others]) => ({
      name: `what-enrichment-${room}-may-enter`,
      severity: 'error',
      from: { path: `^server/enrichment/${room}/` },
      to: {
        path: `^server/enrichment/(${Object.keys(roomsMayEnter)
          .filter((other) => other !== room && !others.includes(other))
          .join('|')})/`,
      },
    })),
    {
      name: 'ui-knows-neither-router-nor-api',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(api|app|features|pages|routing)/|node_modules/wouter' },
    },
    {
      name: 'api-knows-no-feature',
      severity: 'error',
      from: { path: '^web/api/' },
      to: { path: '^web/(app|features|pages|routing)/' },
    },
    {
      name: 'routing-knows-the-library-alone',
      severity: 'error',
      from: { path: '^web/routing/' },
      to: { path: '^web/(api|app|features|pages|ui)/' },
    },
    {
      name: 'features-and-pages-know-no-app',
      severity: 'error',
      from: { path: '^web/(features|pages)/' },
      to: { path: '^web/app/' },
    },
    {
      name: 'features-know-no-pages',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/pages/' },
    },
    ...features.map((feature) => ({
      name: `what-web-${feature}-may-import`,
      severity: 'error',
      from: { path: `^web/features/${feature}/` },
      to: {
        path: '^web/features/',
        pathNot: `^web/features/(${[feature, ...(featuresMayImport[feature] ?? [])].join('|')})/`,
      },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'] },
  },
};
