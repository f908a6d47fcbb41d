import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpServer {
  /** For SMTP_URL. */
  url: string;
  /** Mails as they came: headers and text. */
  mails: { to: string[]; text: string }[];
  /** Refuses mails while it is true. */
  refuse: boolean;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it is sent. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const state: Pick<SmtpServer, 'mails' | 'refuse'> = { mails: [], refuse: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.write('220 stand-in ESMTP\r\n');
    let buffer = '';
    let mail: { to: string[]; text: string } | undefined;
    let to: string[] = [];
    const answer = (line: string): string => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') return '250 stand-in';
      if (verb === 'MAIL') {
        to = [];
        return state.refuse ? '451 try again later' : '250 ok';
      }
      if (verb === 'RCPT') to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
      if (verb === 'DATA') mail = { to, text: '' };
      if (verb === 'DATA') return '354 go on';
      return verb === 'QUIT' ? '221 bye' : '250 ok';
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      buffer += chunk;
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (!mail) socket.write(`${answer(line)}\r\n`);
        else if (line !== '.') mail.text += `${line}\n`;
        else {
          state.mails.push(mail);
          mail = undefined;
          socket.write('250 kept\r\n');
        }
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}
