import { once } from 'node:events';

/** A live connection that sends what it is told to, packet by packet, where the library's client would check it first. */
export interface RawLiveClient {
  /** Sends an Engine.IO message, text or bytes. */
  send(packet: string | Uint8Array<ArrayBuffer>): void;
  /** Sends an event; without a payload the event stands alone. */
  emit(name: unknown, ...args: unknown[]): void;
  /** Payloads of the events of this name heard so far. */
  of(name: string): unknown[];
  readonly isOpen: boolean;
  /** Resolves when the server has closed the connection. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a WebSocket to the live channel at `host:port` and asks to be let in.
 * @param auth the CONNECT packet's payload, as text
 */
export async function connectRaw(address: string, auth: string): Promise<RawLiveClient> {
  const socket = new WebSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`);
  const heard: [name: string, payload: unknown][] = [];
  socket.addEventListener('message', ({ data }) => {
    const packet = String(data);
    if (packet === '2') socket.send('3');
    if (packet.startsWith('42')) heard.push(JSON.parse(packet.slice(2)));
    if (packet.startsWith('44')) heard.push(['connect_error', JSON.parse(packet.slice(2))]);
  });
  const closed = once(socket, 'close').then(() => {});
  await once(socket, 'open');
  socket.send(`40${auth}`);
  return {
    send: (packet) => socket.send(packet),
    emit: (...event) => socket.send(`42${JSON.stringify(event)}`),
    of: (name) => heard.filter(([heardName]) => heardName === name).map(([, payload]) => payload),
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    closed,
    async close() {
      socket.close();
      await closed;
    },
  };
}
