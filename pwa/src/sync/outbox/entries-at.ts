import type { OutboxEntry, ShopDatabase } from '../../database/shop-database.ts';

/** The queue's entries at these places, undefined where there is none: at once where the places follow one another, as they do in a long queue. */
export const entriesAt = async (
  { outbox }: ShopDatabase,
  places: readonly number[],
): Promise<(OutboxEntry | undefined)[]> => {
  if (!areInOneRow(places)) return outbox.bulkGet([...places]);
  const held = await rangeOf(outbox, places).toArray();
  const byPlace = new Map(held.map((entry) => [entry.seq, entry]));
  return places.map((place) => byPlace.get(place));
};

export const removeEntriesAt = async ({ outbox }: ShopDatabase, places: readonly number[]) => {
  if (areInOneRow(places)) await rangeOf(outbox, places).delete();
  else await outbox.bulkDelete([...places]);
};

const areInOneRow = (places: readonly number[]) =>
  places.length > 1 && places.every((place, n) => n === 0 || place === (places[n - 1] ?? 0) + 1);

const rangeOf = (outbox: ShopDatabase['outbox'], places: readonly number[]) =>
  outbox.where('seq').between(places.at(0), places.at(-1), true, true);
