import type { Config } from '../../services/config.ts';

/**
 * What a page of ours may load and talk to: our own origin, and what a configured outside sign-in or checkout needs.
 */
export function contentSecurityPolicy(config: Config): string {
  const { google, razorpay } = config.providers;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(google ? ['https://accounts.google.com/gsi/client'] : []),
      ...(razorpay ? ['https://checkout.razorpay.com'] : []),
    ],
    // Toasts and dialogs write style elements while they run, which neither a hash nor a file can name beforehand.
    'style-src': ["'self'", "'unsafe-inline'", ...(google ? ['https://accounts.google.com/gsi/style'] : [])],
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
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
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
    ...(config.http.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
