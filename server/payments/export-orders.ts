import type { Kysely } from 'kysely';
import { readPages } from '../platform/database/read-pages.ts';
import type { DB } from '../platform/database/tables.ts';
import { type ExportedOrderRow, listOrderRowsAfter } from './orders-store.ts';

const PAGE = 500;

/** All orders of a user with the provider's events about them, oldest first, each as JSON; amounts in paise. */
export async function* exportOrders(db: Kysely<DB>, userId: string): AsyncGenerator<string> {
  const pages = readPages(PAGE, (last?: ExportedOrderRow) => listOrderRowsAfter(db, userId, last, PAGE));
  for await (const rows of pages) {
    for (const { place: _, events, ...order } of rows) {
      const dated = events.map((event) => ({ ...event, received_at: new Date(event.received_at).toISOString() }));
      yield JSON.stringify({ ...order, events: dated });
    }
  }
}
