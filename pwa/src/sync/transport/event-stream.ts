import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../site/api-path.ts';
import type { EventStream } from './listen-for-pokes.ts';

/** The server's event stream for whoever is signed in on this device; the server comments every 12 s. */
export const eventStream = (database: ShopDatabase): EventStream => ({
  silenceMs: 45_000,
  open: async (signal) =>
    fetch(apiPath('/sync/events'), {
      headers: { Accept: 'text/event-stream', 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' },
      cache: 'no-store',
      signal,
    }),
});
