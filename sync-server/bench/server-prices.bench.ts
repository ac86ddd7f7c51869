import { packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { workedBeam, workedHeadPlate, workedPlate, workedTube } from '../../shared/samples/worked-parts.ts';
import { openOrderWorld } from '../simulate/orders/order-world.ts';
import { seededRandom } from '../simulate/random.ts';
import { readInCustomer, withCustomer } from '../src/database/in-customer.ts';
import { readProject } from '../src/projects/open-project.ts';
import { writeRecords } from '../src/sync/rows/write-records.ts';
import { benchDatabase } from './bench-database.ts';

/** A stored project of many parts priced by the server: from its rows in the database, and the arithmetic alone. */
const [partCount = 10_000, runs = 7] = process.argv.slice(2).map(Number);
const stock = [workedPlate, workedBeam, workedTube, workedHeadPlate];

/** No two alike: other contours, lengths and weights. */
const partAt = (n: number) => {
  const facts = (stock[n % stock.length] ?? workedPlate)(n + 1);
  const { netVolumeMm3, surfaceMm2, contourMm } = facts.measures;
  const measures = {
    ...facts.measures,
    netVolumeMm3: netVolumeMm3 + n,
    surfaceMm2: surfaceMm2 + n,
    contourMm: contourMm === 0 ? 0 : contourMm + n / 100,
  };
  return { ...facts, measures };
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const secondsOf = async (work: () => unknown) => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

const { database, stop } = await benchDatabase();
const world = await openOrderWorld(database, seededRandom(1), 2);
try {
  const { actor, projectId } = await world.addBuyer();
  const { customerId } = actor;
  const packs = packParts(Array.from({ length: partCount }, (_, n) => partAt(n))).map(
    (pack): RowWrite => ({ space: projectSpace(projectId), kind: 'partPack', id: pack.id, data: pack }),
  );
  await withCustomer(world.sql, customerId, (tx) => writeRecords(tx, customerId, packs));
  const read = () => readInCustomer(world.sql, customerId, (tx) => readProject(tx, { projectId, customerId }));
  const [whole, alone]: [number[], number[]] = [[], []];
  for (let n = 0; n < runs; n++) {
    let open = await read();
    whole.push(await secondsOf(async () => (open = await read())));
    const { parts, assemblies, project, tariff, grades, overrides } = open;
    const fresh = structuredClone(parts);
    alone.push(await secondsOf(() => priceProject({ parts: fresh, assemblies, project, tariff, grades, overrides })));
  }
  const rate = (seconds: number) => `${Math.round(partCount / seconds).toLocaleString('en')} parts a second`;
  console.log(
    `${partCount} parts: from the database ${median(whole).toFixed(2)} s, ${rate(median(whole))} | ` +
      `arithmetic alone ${median(alone).toFixed(2)} s, ${rate(median(alone))} | ratio ${(median(whole) / median(alone)).toFixed(1)}`,
  );
} finally {
  await world.stop();
  await stop();
}
