import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const repositoryFolder = fileURLToPath(new URL('../../../', import.meta.url));

const children = new Map<string, number>();
/** How many processes are at which work: 'read-file', 'draw-picture' and so on. */
export const countChildren = (): ReadonlyMap<string, number> => children;

type ChildOptions = {
  heapMb: number;
  readable?: string;
  /** How messages travel; 'advanced' also takes bytes. */
  serialization?: 'json' | 'advanced';
};

/** Starts a process that may read the program and the named file: no writing, no processes, and nothing of our environment. The server goes before it. */
export const startChild = (childFile: string, { heapMb, readable, serialization = 'json' }: ChildOptions) => {
  const child = fork(childFile, [], {
    execPath: process.execPath,
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      '--permission',
      `--allow-fs-read=${repositoryFolder}`,
      ...(readable === undefined ? [] : [`--allow-fs-read=${readable}`]),
      '--disable-warning=SecurityWarning',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization,
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const work = basename(childFile, '-child.ts');
  children.set(work, (children.get(work) ?? 0) + 1);
  child.once('close', () => children.set(work, (children.get(work) ?? 1) - 1));
  return child;
};
