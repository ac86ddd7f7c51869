import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { SimulatedShop } from '../simulated-shop.ts';
import type { Ledger } from './ledger.ts';

type Result = { uid: string; status: string };
type Quantity = { projectId: string; partIndex: number; quantity: number; was: number };
type Form = { projectId: string; index: number; was?: { quantity: number | null } };
type Chosen = { projectId: string; partIndex: number; quantity: number | null; was: number | null | undefined };
type Lost = Chosen & { loser: string; yours: number };

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
    if (status !== 'applied') continue;
    ledger.everApplied.add(uid);
    if (name === 'setPartQuantity') losses.push(...choose(ledger, userId, args as Quantity));
    if (name === 'putSinglePart') losses.push(...choose(ledger, userId, endedBy(args as Form)));
  }
  const told = await Promise.all(losses.map((loss) => isTold(shop, loss)));
  return losses
    .filter((_, n) => !told[n])
    .map(({ projectId, partIndex }) => `the loser of part ${partIndex} of ${projectId} has no conflict record`);
};

/** A form filled in anew says the pieces itself: what was chosen for the part ends. */
const endedBy = ({ projectId, index, was }: Form): Chosen => ({
  projectId,
  partIndex: index,
  quantity: null,
  was: was?.quantity,
});

/** Whoever chose the pieces before is to be told when his choice ended unseen; who chooses what holds already changes nothing. */
const choose = ({ quantities }: Ledger, userId: string, chosen: Chosen): Lost[] => {
  const key = `${chosen.projectId} ${chosen.partIndex}`;
  const before = quantities.get(key);
  if (chosen.quantity === null) quantities.delete(key);
  else if (chosen.quantity !== before?.quantity) quantities.set(key, { quantity: chosen.quantity, userId });
  if (!before || chosen.was === undefined) return [];
  const isUnseen = before.userId !== userId && before.quantity !== chosen.was && before.quantity !== chosen.quantity;
  return isUnseen ? [{ ...chosen, loser: before.userId, yours: before.quantity }] : [];
};

const isTold = async ({ database: { owner }, customerId }: SimulatedShop, lost: Lost) => {
  const records = await owner`
    select 1 from record where customer_id = ${customerId} and space_id = ${`u:${lost.loser}`} and kind = 'conflict'
      and data->>'projectId' = ${lost.projectId} and data->>'field' = 'quantity'
      and data->>'yours' = ${String(lost.yours)}
      and data->>'theirs' is not distinct from ${lost.quantity === null ? null : String(lost.quantity)}`;
  return records.length > 0;
};
