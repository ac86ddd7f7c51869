import {
  workedBeam,
  workedGrades,
  workedHeadPlate,
  workedPart,
  workedPlate,
  workedTariff,
  workedTube,
} from '../samples/worked-parts.ts';
import type { Part } from '../src/parts/part.ts';
import { priceProject } from '../src/prices/project/price-project.ts';

const stock = [workedPlate, workedBeam, workedTube, workedHeadPlate];
const surfaces = ['RAW', 'ZINCED', 'COATED', 'ZINCED'] as const;
const tariff = workedTariff();

const newProject = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    workedPart((stock[n % 4] ?? workedPlate)(n + 1), {
      surface: surfaces[Math.floor(n / 4) % 4] ?? 'RAW',
      quantity: 1 + (n % 9),
    }),
  );

const timed = (work: () => unknown) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** What a device computes after one change (a quantity, a surface), beside a whole pricing of parts that nothing is kept of. */
const frameMs = 1000 / 60;
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000];
const changes = [
  (part: Part): Part => ({ ...part, quantity: part.quantity + 1 }),
  (part: Part): Part => ({ ...part, surface: part.surface === 'RAW' ? 'COATED' : 'RAW' }),
];

for (const count of sizes) {
  const price = (parts: readonly Part[]) => priceProject({ parts, tariff, grades: workedGrades });
  const whole = Array.from({ length: 9 }, () => newProject(count)).map((parts) => timed(() => price(parts)));
  let parts = newProject(count);
  price(parts);
  const after = Array.from({ length: 60 }, (_, n) => {
    const change = changes[n % changes.length];
    parts = parts.map((part, place) => (place === n && change ? change(part) : part));
    return timed(() => price(parts));
  });
  const [one, all] = [at(after, 0.5), at(whole, 0.5)];
  console.log(
    `${String(count).padStart(6)} positions: whole ${all.toFixed(1)} ms | after one change ${one.toFixed(2)} ms, p95 ` +
      `${at(after, 0.95).toFixed(2)} ms, ratio ${(one / all).toFixed(3)}, ${((one / frameMs) * 100).toFixed(0)} % of a frame of 16.7 ms`,
  );
}
