import type { Config } from '../../services/config.ts';

/**
 * What a page of ours may load and talk to: files of our own origin, and what a configured outside sign-in or checkout needs. Nothing that
 * stands in the page itself runs or styles it, so text that gets into one as markup does nothing.
 */
export function contentSecurityPolicy(config: Config): string {
  const { google, razorpay } = config.providers;
  const directives: Record<string, string[]> = {
    'default-src': [],
    'script-src': [
      "'self'",
      ...(google ? ['https://accounts.google.com/gsi/client'] : []),
      // The checkout loads its detection of fraud from the second host.
      ...(razorpay ? ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'] : []),
    ],
    'style-src': ["'self'", ...(google ? ['https://accounts.google.com/gsi/style'] : [])],
    // Stored links to pictures of our own carry PUBLIC_URL, and the page may be open under another name of this server. Pictures of
    // other hosts are fetched by the server and drawn from data.
    'img-src': ["'self'", config.http.publicUrl, 'data:', 'blob:'],
    'connect-src': [
      "'self'",
      ...(google ? ['https://accounts.google.com/gsi/', new URL(google.userinfoUrl).origin] : []),
      ...(razorpay ? ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'] : []),
    ],
    'frame-src': [
      ...(google ? ['https://accounts.google.com/gsi/'] : []),
      ...(razorpay ? ['https://api.razorpay.com', 'https://checkout.razorpay.com'] : []),
    ],
    'font-src': ["'self'"],
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': [],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ');
}

/** The headers that go with every answer. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The sign-in pop-up must keep its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), display-capture=(), usb=(), serial=(), hid=()',
    'x-permitted-cross-domain-policies': 'none',
    ...(config.http.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
