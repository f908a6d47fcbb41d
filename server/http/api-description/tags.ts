/** The groups that the description of the API shows operations in. */
export const API_TAGS = [
  { name: 'sign-in', description: 'How the page signs people in, and sessions' },
  { name: 'local sign-in', description: 'The development sign-in, which serves this machine alone' },
  { name: 'profile', description: 'The signed-in user, their company and everything that is kept about them' },
  { name: 'API keys', description: 'Keys of programs: what they may do, and their end' },
  { name: 'Webhooks', description: 'Addresses that are told what happens' },
  {
    name: 'Network account',
    description: 'The user’s own account of the professional network, over which their work runs',
  },
  { name: 'parameters', description: 'What can be known of a profile, and what is asked for by default' },
  { name: 'enrichment', description: 'Profiles into values: quotes, requests, jobs, results as files' },
  { name: 'HubSpot', description: 'Results into the HubSpot account of their user' },
  { name: 'spreadsheets', description: 'Sheets that are uploaded, or shared by Google Sheets' },
  { name: 'search', description: 'People by a sentence' },
  { name: 'history', description: 'What was enriched, when, and what it cost' },
  { name: 'credits', description: 'The balance, what moved it, and limits of one’s own' },
  { name: 'payments', description: 'Buying credits' },
  { name: 'privacy', description: 'Who is not to be processed, and requests of people' },
  { name: 'admin', description: 'For operators' },
  { name: 'operations', description: 'Health, readiness, figures, and what the page has to know' },
];
