/** Hosts where many companies have a page of their own: mail does not go there. */
const SHARED_HOSTS = [
  ...[
    'linkedin.com',
    'facebook.com',
    'instagram.com',
    'twitter.com',
    'x.com',
    'youtube.com',
    'tiktok.com',
    'medium.com',
  ],
  ...[
    'github.com',
    'github.io',
    'gitlab.io',
    'crunchbase.com',
    'wellfound.com',
    'linktr.ee',
    'about.me',
    'bit.ly',
    't.me',
  ],
  ...[
    'google.com',
    'goo.gl',
    'wixsite.com',
    'wordpress.com',
    'blogspot.com',
    'weebly.com',
    'squarespace.com',
    'webflow.io',
  ],
  ...['myshopify.com', 'godaddysites.com', 'carrd.co', 'notion.site', 'framer.website', 'framer.app', 'strikingly.com'],
  ...[
    'netlify.app',
    'vercel.app',
    'herokuapp.com',
    'pages.dev',
    'jimdosite.com',
    'business.site',
    'tumblr.com',
    'wa.me',
  ],
];

/** The domain a company's addresses are likely at, from its website; undefined when the website does not tell. */
export function companyDomain(website: string | undefined): string | undefined {
  if (website === undefined) return undefined;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(website) ? website : `https://${website}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return undefined;
  const host = url.hostname.replace(/\.$/, '').replace(/^www\d?\./, '');
  const isName = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(host);
  const isShared = SHARED_HOSTS.some((shared) => host === shared || host.endsWith(`.${shared}`));
  return isName && !isShared ? host : undefined;
}

/** Whether mail at one domain is likely of the company at the other: mail.acme.example or acme.test of acme.example. */
export function areOfOneCompany(a: string, b: string): boolean {
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`) || a.split('.')[0] === b.split('.')[0];
}
