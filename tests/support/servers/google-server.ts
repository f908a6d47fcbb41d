import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What one of Google's calls answers; a text is sent as it is. */
export interface GoogleReply {
  status?: number;
  body: unknown;
  /** No answer at all, or one that breaks off. */
  fault?: 'silence' | 'cut';
}

export interface GoogleServer {
  tokeninfoUrl: string;
  userinfoUrl: string;
  /** Path and authorization of every call so far. */
  asked: string[];
  close(): void;
}

/** A token as tokeninfo describes it: every value is text. */
export function googleToken(fields: Record<string, string | undefined> = {}): Record<string, string | undefined> {
  return {
    aud: 'our-client',
    azp: 'our-client',
    sub: '1234567890',
    scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
    exp: String(Math.floor(Date.now() / 1000) + 3412),
    expires_in: '3412',
    email: 'jane@example.com',
    email_verified: 'true',
    access_type: 'online',
    ...fields,
  };
}

/** A person as userinfo describes them. */
export function googlePerson(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    sub: '1234567890',
    name: 'Jane Doe',
    given_name: 'Jane',
    email: 'jane@example.com',
    email_verified: true,
    locale: 'en',
    ...fields,
  };
}

/** Speaks Google's tokeninfo and userinfo calls on a free port. */
export async function startGoogleServer(replies: { token: GoogleReply; person: GoogleReply }): Promise<GoogleServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? ''}`.trim());
    const { status = 200, body, fault } = request.url?.startsWith('/tokeninfo') ? replies.token : replies.person;
    if (fault === 'silence') return;
    // Pages of other sites read the userinfo.
    response.setHeader('access-control-allow-headers', 'authorization');
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    if (fault === 'cut') {
      response.write('{"aud":"our', () => response.destroy());
      return;
    }
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    tokeninfoUrl: `${url}/tokeninfo`,
    userinfoUrl: `${url}/oauth2/v3/userinfo`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
