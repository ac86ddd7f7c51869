import { type Mail, mailListSchema } from '@knotenblech/shared/api/mail-list.ts';
import { refusalSchema } from '@knotenblech/shared/api/refusal.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../../sync/api-path.ts';
import { readKnown } from '../../sync/ask-server.ts';

/** The mails of the shop, of all states or of one, newest first; throws DomainError: the server's code, or 'unavailable' when it is out of reach. */
export const fetchMails = async (
  database: ShopDatabase,
  state: Mail['state'] | undefined,
  signal: AbortSignal,
): Promise<Mail[]> => {
  const headers = { 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' };
  const response = await fetch(apiPath(state === undefined ? '/admin/mails' : `/admin/mails?state=${state}`), {
    headers,
    cache: 'no-store',
    signal,
  }).catch(() => null);
  if (!response) throw new DomainError('unavailable');
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new DomainError(refusalSchema.safeParse(body).data?.errors[0]?.errorCode ?? 'internal');
  return readKnown(mailListSchema, body).mails;
};
