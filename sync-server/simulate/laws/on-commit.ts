import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { SimulatedShop } from '../simulated-shop.ts';
import type { Ledger } from './ledger.ts';

type Result = { uid: string; status: string };
type Quantity = { projectId: string; partIndex: number; quantity: number; was: number };
type Lost = Quantity & { loser: string; yours: number };

/** Takes down what a push has changed, at its commit, and says what does not hold of it. */
export const onCommit = async (shop: SimulatedShop, ledger: Ledger, body: unknown): Promise<string[]> => {
  const { userId, mutations } = body as PushRequest;
  const fresh = mutations.filter(({ uid }) => !ledger.settled.has(uid));
  if (fresh.length === 0) return [];
  const { owner } = shop.database;
  const uids = fresh.map(({ uid }) => uid);
  const results = await owner<Result[]>`
    select uid, status from sync_result where customer_id = ${shop.customerId} and user_id = ${userId} and uid in ${owner(uids)}`;
  const statuses = new Map(results.map(({ uid, status }) => [uid, status]));
  const losses: Lost[] = [];
  for (const { uid, name, args } of fresh) {
    const status = statuses.get(uid);
    if (!status) continue;
    ledger.settled.set(uid, status);
    if (status === 'applied' && name === 'setPartQuantity')
      losses.push(...setQuantity(ledger, userId, args as Quantity));
  }
  const told = await Promise.all(losses.map((loss) => isTold(shop, loss)));
  return losses
    .filter((_, n) => !told[n])
    .map(({ projectId, partIndex }) => `the loser of part ${partIndex} of ${projectId} has no conflict record`);
};

/** Whoever set the pieces before is to be told when they were overwritten unseen. */
const setQuantity = ({ quantities }: Ledger, userId: string, set: Quantity): Lost[] => {
  const key = `${set.projectId} ${set.partIndex}`;
  const before = quantities.get(key);
  quantities.set(key, { quantity: set.quantity, userId });
  const isUnseen =
    before && before.userId !== userId && before.quantity !== set.was && before.quantity !== set.quantity;
  return isUnseen ? [{ ...set, loser: before.userId, yours: before.quantity }] : [];
};

const isTold = async ({ database: { owner }, customerId }: SimulatedShop, lost: Lost) => {
  const records = await owner`
    select 1 from record where customer_id = ${customerId} and space_id = ${`u:${lost.loser}`} and kind = 'conflict'
      and data->>'projectId' = ${lost.projectId} and data->>'field' = 'quantity'
      and data->>'yours' = ${String(lost.yours)} and data->>'theirs' = ${String(lost.quantity)}`;
  return records.length > 0;
};
