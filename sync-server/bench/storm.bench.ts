import { percentile } from '../../shared/bench/percentile.ts';
import { mostServerMb, runStorm } from '../durability/storm/run-storm.ts';

/** Devices that come back to one server within one second: how soon each is answered, and what it costs the server. */
const [devices = 500, edits = 50, orders = 20] = process.argv.slice(2).map(Number);

const report = await runStorm({ devices, edits, orders, processes: 2, withinMs: 1000 });
const secondsOf = (times: readonly number[]) => {
  const at = (of: number) => (percentile(times, of) / 1000).toFixed(1);
  return `p50 ${at(50)} s, p95 ${at(95)} s, max ${at(100)} s`;
};
console.log(
  `${devices} devices x ${edits} edits, ${orders} orders: all calm after ${(report.wholeMs / 1000).toFixed(1)} s`,
);
console.log(`orders answered: ${secondsOf(report.orderMs)} | edits answered: ${secondsOf(report.editMs)}`);
console.log(`turned away ${report.turnedAway} times, failed ${report.failures} times`);
console.log(
  `memory of the server: ${report.restRssMb.toFixed(0)} MB before, at most ${report.mostRssMb.toFixed(0)} MB`,
);
const violations = [...report.violations];
if (report.mostRssMb > mostServerMb) violations.push(`more memory than ${mostServerMb} MB`);
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
