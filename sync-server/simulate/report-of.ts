import { violationsOf } from './violations-of.ts';
import type { SeedReport } from './simulate.ts';

/** What is told of a run. */
export const reportOf = (
  reports: readonly SeedReport[],
  { seconds, withHashes }: { seconds: number; withHashes: boolean },
) => {
  const sum = (count: (report: SeedReport) => number) => reports.reduce((total, report) => total + count(report), 0);
  const sumByName = (counts: (report: SeedReport) => Record<string, number>) => {
    const sums: Record<string, number> = {};
    for (const report of reports)
      for (const [name, count] of Object.entries(counts(report))) sums[name] = (sums[name] ?? 0) + count;
    return sums;
  };
  const changes = sumByName((report) => report.changes);
  const made = Object.values(changes).reduce((total, count) => total + count, 0);
  const violations = sum((report) => report.violations.length);
  const red = reports.filter((report) => report.violations.length > 0).map(({ seed }) => seed);
  const lines = [
    ...violationsOf(reports),
    ...(withHashes ? reports.map(({ seed, hash }) => `seed ${seed} is ${hash}`) : []),
    `seeds ${reports.at(0)?.seed} to ${reports.at(-1)?.seed} in ${seconds.toFixed(1)} s`,
    `changes ${made}, applied ${sum((r) => r.applied)}, orders ${sum((r) => r.orders)}`,
    `by name ${JSON.stringify(changes)}`,
    `faults ${JSON.stringify(sumByName((report) => report.faults ?? {}))}`,
    `red seeds ${JSON.stringify(red)}`,
    `violations ${violations}`,
  ];
  return { lines, violations };
};
