import { readdirSync, readFileSync } from 'node:fs';

/** A thread may end between being listed and being read. */
const childrenOfThread = (thread: string) => {
  try {
    return readFileSync(`/proc/self/task/${thread}/children`, 'latin1').trim().split(' ').filter(Boolean);
  } catch {
    return [];
  }
};

const childrenOfThisProcess = () => readdirSync('/proc/self/task').flatMap(childrenOfThread);

const peakMbOf = (pid: string) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

const clockTicksPerSecond = 100;

const cpuMsOf = (pid: string) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return ((user + system) * 1000) / clockTicksPerSecond;
  } catch {
    return 0;
  }
};

type Watched<T> = { result: T; peakMb: number; cpuMs: number };

/** The most memory (MB) and processor time (ms) that one child of this process has been seen with while `work` runs. Needs /proc. */
export const watchChildren = async <T>(work: () => Promise<T>): Promise<Watched<T>> => {
  const before = new Set(childrenOfThisProcess());
  let [peakMb, cpuMs] = [0, 0];
  const look = () => {
    for (const pid of childrenOfThisProcess().filter((each) => !before.has(each))) {
      peakMb = Math.max(peakMb, peakMbOf(pid));
      cpuMs = Math.max(cpuMs, cpuMsOf(pid));
    }
  };
  const timer = setInterval(look, 5);
  try {
    const result = await work();
    return { result, peakMb, cpuMs };
  } finally {
    clearInterval(timer);
  }
};
