import type { StandInReply } from '../servers/stand-in-server.ts';

/** An error in Unipile's words: `type` without its 'errors/'. */
export function refuse(status: number, type: string, detail?: string): StandInReply {
  return { status, body: { title: 'A title.', ...(detail && { detail }), type: `errors/${type}`, status } };
}
