import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import { readFile } from '../read-file.ts';

it('every piece of a repeated assembly stands in its place, those of the first assembly in front', async () => {
  const bytes = new Uint8Array(readFileSync(new URL('../../../samples/rahmen-hea-ipe.btlx', import.meta.url)));
  const reading = readFile({ bytes, fileName: 'rahmen.btlx', catalogue: seedCatalogue(), kernel: await loadKernel() });
  const assembled = reading.parts.filter((part) => part.assembly !== null);
  for (const part of assembled) expect(part.placements).toHaveLength(part.quantity);
  const [column] = reading.parts;
  expect(column?.quantitySingle).toBe(1);
  const framesAt = column?.placements.map(({ origin: [, y] }) => Math.round(y / 5000));
  expect(framesAt).toEqual([-0, 0, 1, 1, 2, 2]);
});
