import { priceLadder } from '@knotenblech/shared/prices/ladder/price-ladder.ts';
import type { LadderSubject } from '@knotenblech/shared/prices/ladder/ladder-subject.ts';
import { defaultQuantitySteps } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import { workedBeam, workedPlate } from '../../shared/samples/worked-parts.ts';
import { createFigures } from '../src/features/project/open/project-figures.ts';
import { testSource } from '../test/test-source.ts';

const partAt = (_: unknown, n: number) => (n % 2 === 0 ? workedPlate(n + 1) : workedBeam(n + 1));

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 1000, 10_000];

const surfaces = ['ZINCED', 'RAW'] as const;

/** Milliseconds for a ladder of seven steps in projects of so many positions: the first of an opened project, and after each further change. */
const benchLadder = () =>
  sizes.flatMap((count) =>
    surfaces.flatMap((surface) => {
      const subjects: LadderSubject[] = [{ kind: 'part', index: Math.ceil(count / 2) }, { kind: 'project' }];
      return subjects.map((subject) => {
        const source = testSource(Array.from({ length: count }, partAt));
        const figure = createFigures();
        const project = { ...source.project, surface };
        const { pricing, parts, assemblies } = figure({ ...source, project });
        const { tariff, grades } = source;
        if (!pricing || !tariff) throw new Error('no price');
        const input = { parts, assemblies, project, tariff, grades, pricing };
        const runs = Array.from({ length: 21 }, () => {
          const startedAt = performance.now();
          priceLadder(input, subject, defaultQuantitySteps);
          return performance.now() - startedAt;
        });
        const [firstMs = 0, ...again] = runs;
        return {
          positions: count,
          surface,
          of: subject.kind,
          firstMs,
          againMs: median(again),
          slowestMs: Math.max(...again),
        };
      });
    }),
  );

console.table(benchLadder());
