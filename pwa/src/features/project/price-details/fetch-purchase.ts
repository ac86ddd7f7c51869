import { type PurchaseAnswer, purchaseAnswerSchema } from '@knotenblech/shared/api/purchase-answer.ts';
import { refusalSchema } from '@knotenblech/shared/api/refusal.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { readMeta } from '../../../database/read-meta.ts';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import { apiPath } from '../../../sync/api-path.ts';
import { readKnown } from '../../../sync/ask-server.ts';

type Asked = { database: ShopDatabase; projectId: ProjectId; signal: AbortSignal };

/** Purchase figures and factors of a project for the operator; throws DomainError: the server's code, or 'unavailable'. */
export const fetchPurchase = async ({ database, projectId, signal }: Asked): Promise<PurchaseAnswer> => {
  const headers = { 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' };
  const path = apiPath(`/project/details/${projectId}`);
  const response = await fetch(path, { headers, cache: 'no-store', signal }).catch(() => null);
  if (!response) throw new DomainError('unavailable');
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new DomainError(refusalSchema.safeParse(body).data?.errors[0]?.errorCode ?? 'internal');
  return readKnown(purchaseAnswerSchema, body);
};
