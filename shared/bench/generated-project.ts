import { holes, type SamplePart, sawCut, slot, writeBtlx } from '../samples/write-btlx.ts';

const plate = (number: number): SamplePart => ({
  number,
  drawing: `G-${number}`,
  name: `Knotenblech ${200 + (number % 97)}x${150 + (number % 53)}x10`,
  material: 'S235JR',
  length: 200 + (number % 97),
  height: 10,
  width: 150 + (number % 53),
  count: 1 + (number % 5),
  processings: [...holes(1, [40, 120], [40, 100], 14), ...(number % 4 === 0 ? [slot(90, 70, 18, 40)] : [])],
});

const column = (number: number): SamplePart => ({
  number,
  drawing: `G-${number}`,
  name: `Stütze HEA 200`,
  profile: 'HEA 200',
  material: 'S355J2',
  length: 2000 + (number % 1000),
  height: 190,
  width: 200,
  count: 1 + (number % 3),
  processings: number % 10 === 0 ? [sawCut('start', 0, 60)] : holes(1, [100, 300], [50, 150], 18, 10),
});

/** A project of so many positions, no two alike, as BTLx: three plates to each column. */
export const generatedProject = (positions: number): Uint8Array =>
  new TextEncoder().encode(
    writeBtlx({
      name: `Erzeugt ${positions}`,
      version: '2.3.1',
      parts: Array.from({ length: positions }, (_, n) => (n % 4 === 3 ? column(n + 1) : plate(n + 1))),
    }),
  );
