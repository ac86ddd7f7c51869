import { readdirSync, readFileSync } from 'node:fs';

/** A file of /proc; empty where its process has ended or gives nothing. */
const read = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (pid: number) => Number(/\) \w (\d+)/.exec(read(pid, 'stat'))?.[1]);

/** All processes that one has started, and those that they have started; without some of them and what is below these. */
export const processesBelow = (pid: number, without: ReadonlySet<number> = new Set()): number[] => {
  const all = readdirSync('/proc').map(Number).filter(Boolean);
  const parents = new Map(all.map((each) => [each, parentOf(each)]));
  const isBelow = (each: number): boolean => {
    const parent = parents.get(each);
    if (without.has(each)) return false;
    return parent === pid || (parent !== undefined && parent > 1 && isBelow(parent));
  };
  return all.filter(isBelow);
};

/** What processes hold of the memory, what they share counted once (the proportional set size). */
export const megabytesOf = (pids: readonly number[]): number => {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0));
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
};
