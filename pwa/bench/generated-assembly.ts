import { holes, type SamplePart, slot, type Triple, writeBtlx } from '../../shared/samples/write-btlx.ts';

const parallel: Triple = [1, 0, 0];
const up: Triple = [0, 0, 1];

const columns = 20;

const plate = (n: number): SamplePart => ({
  number: n + 1,
  drawing: `G-${n + 1}`,
  name: `Blech ${n + 1}`,
  material: 'S235JR',
  length: 200 + (n % 97),
  height: 10,
  width: 150 + (n % 53),
  count: 1,
  assembly: 'T-1',
  processings: [...holes(1, [40, 120], [40, 100], 14), ...(n % 4 === 0 ? [slot(90, 70, 18, 40)] : [])],
  places: [{ at: [(n % columns) * 350, Math.floor(n / columns) * 260, 0], x: parallel, y: up }],
});

/** One assembly of so many parts, no two alike, each in its place. */
export const generatedAssembly = (parts: number): Uint8Array =>
  new TextEncoder().encode(
    writeBtlx({
      name: `Baugruppe ${parts}`,
      version: '2.3.1',
      parts: Array.from({ length: parts }, (_, n) => plate(n)),
    }),
  );
