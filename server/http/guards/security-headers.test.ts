import { describe, expect, it } from 'vitest';
import { readConfig } from '../../services/config.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const SECRET = { SESSION_SECRET: 'a secret long enough for this' };
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', ALLOW_TEST_CHECKOUT: 'yes-credits-are-free' };

describe('contentSecurityPolicy', () => {
  it('names no other host when nothing outside is configured', () => {
    const policy = contentSecurityPolicy(readConfig(SECRET));
    expect(policy.match(/https?:[^ ;]+/g)).toEqual(['http://localhost:3000']);
    expect(policy).toContain("img-src 'self' http://localhost:3000 data: blob:;");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'none'");
    for (const name of ['default-src', 'object-src', 'base-uri']) expect(policy).toContain(`${name} 'none'`);
  });

  it('lets nothing run or style that stands in a page itself, whatever is configured', () => {
    const keys = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };
    for (const env of [SECRET, { ...SECRET, ...GOOGLE }, { ...SECRET, ...keys }]) {
      expect(contentSecurityPolicy(readConfig(env))).not.toMatch(/unsafe|\*|script-src [^;]*data:/);
    }
  });

  it('opens what sign-in with Google needs', () => {
    const policy = contentSecurityPolicy(readConfig({ ...SECRET, ...GOOGLE }));
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toMatch(/connect-src [^;]*https:\/\/www\.googleapis\.com/);
    expect(policy).not.toContain('razorpay');
  });

  it('opens what the Razorpay checkout needs', () => {
    const keys = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };
    const policy = contentSecurityPolicy(readConfig({ ...SECRET, ...keys }));
    expect(policy).toContain("script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com;");
    expect(policy).toContain('frame-src https://api.razorpay.com https://checkout.razorpay.com;');
    expect(policy).not.toContain('google');
  });
});

describe('securityHeaders', () => {
  it('asks for encryption only where the page is served with it', () => {
    expect(securityHeaders(readConfig(SECRET))).not.toHaveProperty('strict-transport-security');
    const https = { PUBLIC_URL: 'https://leads.example.com', ...GOOGLE };
    expect(securityHeaders(readConfig({ ...SECRET, ...https }))['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});
