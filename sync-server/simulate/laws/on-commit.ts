import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { SimulatedShop } from '../simulated-shop.ts';
import type { Choice, Ledger } from './ledger.ts';

type Result = { uid: string; status: string };
type Part = { projectId: string; partIndex: number };
type Quantity = Part & { quantity: number; was: number; told: number | null; wasTaken?: boolean | null };
type Quantities = {
  projectId: string;
  pieces: { kind: 'part' | 'assembly'; index: number; quantity: number; was: number; told?: number | null }[];
};
type Form = { projectId: string; index: number; was?: { quantity: number | null } };
type Taking = { projectId: string; partIndexes: number[]; taken: boolean; was: Taken };
type Taken = { taken: number[]; leftOut: number[]; quantities?: { partIndex: number; quantity: number }[] };
/** What a change says was seen: all of it has to be what the other had chosen. */
type Chosen = { projectId: string; partIndex: number; field: string; value: Choice; seen: (Choice | undefined)[] };
type Lost = Chosen & { loser: string; yours: Choice };

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
    if (name === 'takeParts') losses.push(...lostPieces(ledger, userId, args as Taking));
    losses.push(...chosenBy(ledger, name, args).flatMap((chosen) => choose(ledger, userId, chosen)));
  }
  const told = await Promise.all(losses.map((loss) => isTold(shop, loss)));
  return losses
    .filter((_, n) => !told[n])
    .map(
      ({ projectId, partIndex, field }) =>
        `the loser of ${field} of part ${partIndex} of ${projectId} has no conflict record`,
    );
};

const chosenBy = (ledger: Ledger, name: string, args: unknown): Chosen[] => {
  if (name === 'setPartQuantity') return [ofQuantity(args as Quantity), ...takenAgain(ledger, args as Quantity)];
  if (name === 'setQuantities') return ofQuantities(args as Quantities);
  if (name === 'putSinglePart') return [endedBy(args as Form)];
  return name === 'takeParts' ? ofTaking(args as Taking) : [];
};

const ofQuantity = ({ projectId, partIndex, quantity: value, was, told }: Quantity): Chosen => ({
  projectId,
  partIndex,
  field: 'quantity',
  value,
  seen: told === null ? [told] : [told, was],
});

/** Pieces of many parts at once; those of assemblies are no choice of a part. */
const ofQuantities = ({ projectId, pieces }: Quantities): Chosen[] =>
  pieces
    .filter(({ kind }) => kind === 'part')
    .map(({ index: partIndex, quantity, was, told = null }) =>
      ofQuantity({ projectId, partIndex, quantity, was, told }),
    );

const choiceOf = ({ choices }: Ledger, { projectId, partIndex }: Part, field: string) =>
  choices.get(`${projectId} ${partIndex} ${field}`);

/** Pieces of a part that was left out unseen take it again. */
const takenAgain = (ledger: Ledger, { projectId, partIndex, wasTaken }: Quantity): Chosen[] => {
  const isLeftOut = choiceOf(ledger, { projectId, partIndex }, 'taken')?.value === false;
  if (!isLeftOut || wasTaken === undefined || wasTaken === false) return [];
  return [{ projectId, partIndex, field: 'taken', value: true, seen: [wasTaken] }];
};

/** Whose pieces count for nothing any more, because their part is left out by somebody who had not seen them. */
const lostPieces = (ledger: Ledger, userId: string, { projectId, partIndexes, taken: value, was }: Taking): Lost[] =>
  partIndexes.flatMap((partIndex) => {
    const part = { projectId, partIndex };
    const [pieces, taken] = [choiceOf(ledger, part, 'quantity'), choiceOf(ledger, part, 'taken')];
    if (value || taken?.value === false || !was.quantities || !pieces || pieces.value === null) return [];
    const seen = was.quantities.find((each) => each.partIndex === partIndex)?.quantity ?? null;
    if (pieces.userId === userId || pieces.value === seen) return [];
    return [{ ...part, field: 'taken', value, seen: [seen], loser: pieces.userId, yours: true }];
  });

/** A form filled in anew says the pieces itself: what was chosen for the part ends. */
const endedBy = ({ projectId, index, was }: Form): Chosen => ({
  projectId,
  partIndex: index,
  field: 'quantity',
  value: null,
  seen: [was?.quantity],
});

const ofTaking = ({ projectId, partIndexes, taken: value, was }: Taking): Chosen[] =>
  [...new Set(partIndexes)].map((partIndex) => {
    const seen = was.taken.includes(partIndex) ? true : was.leftOut.includes(partIndex) ? false : null;
    return { projectId, partIndex, field: 'taken', value, seen: [seen] };
  });

/** Whoever chose before is to be told when his choice ended unseen; who chooses what holds already changes nothing. */
const choose = ({ choices }: Ledger, userId: string, chosen: Chosen): Lost[] => {
  const key = `${chosen.projectId} ${chosen.partIndex} ${chosen.field}`;
  const before = choices.get(key);
  if (chosen.value === (before?.value ?? null)) return [];
  choices.set(key, { value: chosen.value, userId });
  if (!before || before.userId === userId || chosen.seen.every((each) => each === before.value)) return [];
  return [{ ...chosen, loser: before.userId, yours: before.value }];
};

const isTold = async ({ database: { owner }, customerId }: SimulatedShop, lost: Lost) => {
  const records = await owner`
    select 1 from record where customer_id = ${customerId} and space_id = ${`u:${lost.loser}`} and kind = 'conflict'
      and data->>'projectId' = ${lost.projectId} and data->>'field' = ${lost.field}
      and data->>'yours' is not distinct from ${textOf(lost.yours)}
      and data->>'theirs' is not distinct from ${textOf(lost.value)}`;
  return records.length > 0;
};

const textOf = (value: Choice) => (value === null ? null : String(value));
