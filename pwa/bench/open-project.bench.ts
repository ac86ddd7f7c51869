import { workedBeam, workedPlate } from '../../shared/samples/worked-parts.ts';
import { openProject } from '../src/features/project/open/open-project.ts';
import { testEditor as actor, testProjectId as projectId, testSource } from '../test/test-source.ts';

const partAt = (_: unknown, n: number) => (n % 2 === 0 ? workedPlate(n + 1) : workedBeam(n + 1));

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000];

/** Milliseconds from a quantity change to the new price and figures, in projects of so many positions. */
const benchOpenProject = () =>
  sizes.map((count) => {
    const source = testSource(Array.from({ length: count }, partAt));
    const openedAt = performance.now();
    const open = openProject(source, { actor, store: () => new Promise(() => {}) });
    const openMs = performance.now() - openedAt;
    const changes = Array.from({ length: 30 }, (_, n) => {
      const partIndex = (n * 37) % count;
      const startedAt = performance.now();
      void open.change('setPartQuantity', { projectId, partIndex: partIndex + 1, quantity: 7 + n, was: 4 });
      return performance.now() - startedAt;
    });
    return { positions: count, openMs, changeMs: median(changes), slowestMs: Math.max(...changes) };
  });

console.table(benchOpenProject());
