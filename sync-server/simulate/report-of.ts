import type { SeedReport } from './simulate.ts';
import { countAll, sumByName } from './sum-by-name.ts';
import { violationsOf } from './violations-of.ts';

/** What is told of a run. */
export const reportOf = (
  reports: readonly SeedReport[],
  { seconds, withHashes }: { seconds: number; withHashes: boolean },
) => {
  const sum = (count: (report: SeedReport) => number) => reports.reduce((total, report) => total + count(report), 0);
  const changes = sumByName(reports.map((report) => report.changes));
  const applied = sumByName(reports.map((report) => report.applied));
  const violations = sum((report) => report.violations.length);
  const red = reports.filter((report) => report.violations.length > 0).map(({ seed }) => seed);
  const lines = [
    ...violationsOf(reports),
    ...(withHashes ? reports.map(({ seed, hash }) => `seed ${seed} is ${hash}`) : []),
    `seeds ${reports.at(0)?.seed} to ${reports.at(-1)?.seed} in ${seconds.toFixed(1)} s`,
    `changes ${countAll(changes)}, applied ${countAll(applied)}, orders ${sum((r) => r.orders)}`,
    `by name ${JSON.stringify(changes)}`,
    `applied ${JSON.stringify(applied)}`,
    `faults ${JSON.stringify(sumByName(reports.map((report) => report.faults ?? {})))}`,
    `red seeds ${JSON.stringify(red)}`,
    `violations ${violations}`,
  ];
  return { lines, violations };
};
