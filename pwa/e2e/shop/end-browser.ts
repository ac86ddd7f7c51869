import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright';
import { until } from './until.ts';

/** As somebody closes it, or as an empty battery ends it. */
export const endBrowser = async (context: BrowserContext, profile: string, end: 'closed' | 'killed') => {
  if (end === 'closed') return context.close();
  const isClosed = new Promise((done) => context.once('close', done));
  const processes = processesOf(profile);
  const [first] = processes.filter(({ command }) => !command.includes('--type='));
  if (!first) throw new Error('no browser has this profile');
  process.kill(first.processId, 'SIGKILL');
  await isClosed;
  await until(() => processesOf(profile), []);
  // A process that ends loses its command before its files: the next browser would find the databases locked.
  await until(() => processes.filter(holdsFiles), []);
};

type Process = { processId: number; command: string };

const processesOf = (profile: string): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ processId: Number(name), command: commandOf(name) }))
    .filter(({ command }) => command.includes(`--user-data-dir=${profile}`));

/** Empty where the process has ended meanwhile. */
const commandOf = (processName: string) => {
  try {
    return readFileSync(`/proc/${processName}/cmdline`, 'latin1');
  } catch {
    return '';
  }
};

const holdsFiles = ({ processId }: Process) => {
  try {
    return readdirSync(`/proc/${processId}/fd`).length > 0;
  } catch {
    return false;
  }
};
