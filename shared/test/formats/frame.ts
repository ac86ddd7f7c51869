import { type Place, type SampleFile, type Triple } from '../../samples/write-btlx.ts';
import { btlxPart, type Shape } from './shape.ts';

const post: Shape = {
  title: 'post',
  kind: 'bar',
  size: [1000, 80, 80],
  profile: 'SHS 80x80x4',
  grade: 'S235JRH',
  quantity: 4,
  holes: [{ side: 1, x: 950, y: 40, diameter: 14 }],
  volumeMm3: 0,
};
const foot: Shape = {
  title: 'foot',
  kind: 'plate',
  size: [160, 160, 10],
  quantity: 4,
  holes: [25, 135].flatMap((x) => [25, 135].map((y) => ({ side: 1, x, y, diameter: 14 }))),
  volumeMm3: 0,
};
const rail: Shape = {
  title: 'rail',
  kind: 'bar',
  size: [2000, 96, 100],
  profile: 'HEA 100',
  quantity: 2,
  volumeMm3: 0,
};

/** Two equal frames, each of two posts on their feet and one rail. */
export const frame = { name: 'Rahmen', quantity: 2, members: [post, foot, rail] };

const moved = (at: Triple): Place => ({ at, x: [1, 0, 0], y: [0, 1, 0] });

/** Pieces of one frame lie side by side, the next frame 5 m on. */
export const btlxFrame = (): SampleFile => ({
  name: 'Rahmen',
  version: '2.3.1',
  parts: frame.members.map((shape, at) => ({
    ...btlxPart(shape, at + 1),
    places: Array.from({ length: shape.quantity }, (_, piece): Place => {
      const each = shape.quantity / frame.quantity;
      return moved([5000 * Math.floor(piece / each), 1000 * (piece % each), 300 * at]);
    }),
  })),
  modules: [
    {
      name: frame.name,
      drawing: 'Z-9',
      places: [moved([0, 0, 0]), moved([5000, 0, 0])],
      members: frame.members.map(({ quantity }, at) => ({
        part: at + 1,
        pieces: Array.from({ length: quantity / frame.quantity }, (_, piece) => piece),
      })),
    },
  ],
});
