/** A system call: `began` and `ended` are its places in the order of everything that was traced. */
export type SystemCall = { pid: number; name: string; text: string; began: number; ended: number };

const whole = /^(\d+) +(\w+)\((.*)$/s;
const unfinished = ' <unfinished ...>';
const resumed = /^(\d+) +<\.\.\. \w+ resumed>(.*)$/s;

/** What strace wrote, as calls in the order in which they ended. */
export const readCalls = (trace: string): SystemCall[] => {
  const open = new Map<number, SystemCall>();
  return trace.split('\n').flatMap((line, place) => {
    const rest = resumed.exec(line);
    const halved = rest && open.get(Number(rest[1]));
    if (rest && halved) return { ...halved, text: halved.text + rest[2], ended: place };
    const [, pid, name, said] = whole.exec(line) ?? [];
    if (!pid || !name || said === undefined) return [];
    const call = { pid: Number(pid), name, text: said, began: place, ended: place };
    if (!said.endsWith(unfinished)) return call;
    open.set(call.pid, { ...call, text: said.slice(0, -unfinished.length) });
    return [];
  });
};
