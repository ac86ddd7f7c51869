/** A row of some product list, about 400 bytes of JSON; every peer holds the same. */
export type ProductRow = {
  id: string;
  sku: string;
  category: string;
  name: string;
  grade: string;
  thicknessUm: number;
  weightG: number;
  priceCents: number;
  quantity: number;
  revision: number;
  updatedAt: number;
  note: string;
};

const grades = ['S235JR', 'S275JR', 'S355J2', '304', '316L', 'AW-6082'];
const words =
  'flat bar plate angle beam tube channel cut drill weld bend galvanised hot rolled cold drawn mill finish sand blasted primer'.split(
    ' ',
  );
const noteLength = 176;
const firstDay = 1_700_000_000_000;
export const categoryCount = 20;

/** mulberry32 */
const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const idOf = (n: number) => `p${String(n).padStart(7, '0')}`;

const rowOf = (n: number): ProductRow => {
  const random = randomOf(n + 1);
  const below = (limit: number) => Math.floor(random() * limit);
  const word = () => words[below(words.length)] ?? '';
  let note = word();
  while (note.length < noteLength) note += ` ${word()}`;
  return {
    id: idOf(n),
    sku: `ST-${below(1e9).toString(36).toUpperCase()}`,
    category: `cat-${String(n % categoryCount).padStart(2, '0')}`,
    name: `Part ${n} ${word()} ${word()}`,
    grade: grades[below(grades.length)] ?? '',
    thicknessUm: below(40_000),
    weightG: below(9e6),
    priceCents: below(5e5),
    quantity: 0,
    revision: 1,
    updatedAt: firstDay + n,
    note: note.slice(0, noteLength),
  };
};

/** The same rows at every call, in Node and in the browser. */
export const productRows = (count: number) => Array.from({ length: count }, (_, n) => rowOf(n));

/** The place of the row that the n-th edit touches: distinct ones, spread over all. */
export const editedPlace = (n: number, count: number) => (n * 7919) % count;
export const editedId = (n: number, count: number) => idOf(editedPlace(n, count));
