import { readFile } from 'node:fs/promises';

const pageBytes = 4096;

/** Megabytes of memory that a process holds. */
export const residentMbOf = async (pid: number) => {
  try {
    const statm = await readFile(`/proc/${pid}/statm`, 'latin1');
    return (Number(statm.split(' ')[1]) * pageBytes) / 1_048_576;
  } catch {
    // The process has ended, or this system has no /proc: then the heap limit alone holds.
    return 0;
  }
};
