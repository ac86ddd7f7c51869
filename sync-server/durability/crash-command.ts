import { availableParallelism, loadavg } from 'node:os';
import { z } from 'zod';
import { type CrashFinding, openCrashWorld } from './crash/crash-at-points.ts';
import { longestRestartMs } from './crash/longest-restart.ts';
import { readArguments, seedArgument } from './read-arguments.ts';

const usage = 'node sync-server/durability/crash-command.ts [--times N] [--points N] [--seed N]';

const count = z.coerce.number().int().min(1).max(1000);
const shape = { times: count.default(1), points: count.optional(), seed: seedArgument };

/** A start takes about a second of processor time: where it takes ten, others may have had them. */
const machineNow = () => `at a load of ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

/** Kills the server before and after every statement of an order and of a push, and after their answer; exit code 1 on anything lost, halved, doubled or too slow. */
const run = async () => {
  const { times, points, seed } = readArguments(usage, shape);
  console.log(`seed ${seed}`);
  const world = await openCrashWorld(seed);
  const findings: CrashFinding[] = [];
  try {
    const all: Pick<CrashFinding, 'work' | 'point'>[] = [];
    for (const work of ['order', 'push'] as const)
      all.push(...(await world.pointsOf(work)).map((point) => ({ work, point })));
    for (let time = 0; time < times; time++)
      for (const { work, point } of all.slice(0, points)) {
        const finding = await world.crashAt(work, point);
        findings.push(finding);
        const place = `${work}, ${point.when} ${point.name}${point.nth > 1 ? ` (${point.nth})` : ''}`;
        const how = finding.isReached ? 'killed there' : 'not reached, killed after its answer';
        console.log(`${place}: ${how}, ready again after ${(finding.restartMs / 1000).toFixed(1)} s`);
        if (finding.restartMs > longestRestartMs) console.error(`  too late, ${machineNow()}`);
        for (const violation of finding.violations) console.error(`  ${violation}`);
      }
  } finally {
    await world.stop();
  }
  const restarts = findings.map(({ restartMs }) => restartMs).toSorted((a, b) => a - b);
  const seconds = (at: number) => ((restarts[Math.floor((restarts.length - 1) * at)] ?? 0) / 1000).toFixed(1);
  const violations = findings.reduce((sum, finding) => sum + finding.violations.length, 0);
  const reached = findings.filter(({ isReached }) => isReached).length;
  const slow = restarts.filter((ms) => ms > longestRestartMs).length;
  const acknowledged = findings.at(-1)?.acknowledged ?? 0;
  console.log(
    `${findings.length} kills, ${reached} of them at their point, ${acknowledged} acknowledged changes looked at again at last, ${violations} violations | ready again after ${seconds(0.5)} s, at most ${seconds(1)} s, ${slow} times too late`,
  );
  if (violations > 0 || slow > 0) process.exitCode = 1;
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
