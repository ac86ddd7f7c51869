import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const mostRounds = 100;
const roundMs = 50;

const [folder = ''] = process.argv.slice(2);

const textOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Processes that the run started: its folder stands in what they inherited or among their arguments. */
const startedByRun = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => ['environ', 'cmdline'].some((file) => textOf(`/proc/${pid}/${file}`).includes(folder)))
    .map(Number);

const kill = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

/** The run holds the other end of this pipe: it closes when the run ends, in whatever way. */
process.stdin.resume();
await new Promise((done) => process.stdin.once('close', done));
for (let round = 0; round < mostRounds; round += 1) {
  const pids = startedByRun();
  if (pids.length === 0) break;
  for (const pid of pids) kill(pid);
  await wait(roundMs);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
