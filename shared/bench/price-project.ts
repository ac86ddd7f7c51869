import {
  workedBeam,
  workedGrades,
  workedHeadPlate,
  workedPart,
  workedPlate,
  workedTariff,
  workedTube,
} from '../samples/worked-parts.ts';
import { priceProject } from '../src/prices/price-project.ts';

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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const count of [1000, 10_000]) {
  const projects = Array.from({ length: 9 }, () => newProject(count));
  const fresh = projects.map((parts) => timed(() => priceProject({ parts, tariff, grades: workedGrades })));
  const edited = projects.map((parts, n) => {
    const after = parts.map((part, at) => (at === n ? { ...part, quantity: part.quantity + 1 } : part));
    return timed(() => priceProject({ parts: after, tariff, grades: workedGrades }));
  });
  console.log(
    `${count} parts: fresh ${median(fresh).toFixed(1)} ms (first ${fresh[0]?.toFixed(1)}), one edit ${median(edited).toFixed(1)} ms`,
  );
}
