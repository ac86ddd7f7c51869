import type { SystemCall } from './read-calls.ts';

/** The path of one request through server and PostgreSQL, and how often the log was synced between its commit and its answer. */
export const followRequest = (calls: readonly SystemCall[], uid: string) => {
  const after = (begin: SystemCall, isIt: (call: SystemCall) => boolean) =>
    found(calls.find((call) => call.began > begin.ended && isIt(call)));
  const arrival = found(calls.find(({ name, text }) => name === 'read' && text.includes(uid)));
  const answer = after(
    arrival,
    ({ name, text }) =>
      name.startsWith('write') && socketOf(text) === socketOf(arrival.text) && text.includes('HTTP/1.1 200'),
  );
  const inDatabase = after(arrival, ({ name, text }) => name === 'recvfrom' && text.includes(uid));
  const committed = after(
    inDatabase,
    ({ pid, name, text }) => pid === inDatabase.pid && name === 'sendto' && text.includes('COMMIT\\0'),
  );
  const commit = found(
    calls.findLast(
      ({ pid, name, text, ended }) =>
        pid === inDatabase.pid && name === 'recvfrom' && ended < committed.began && !text.includes(' = -1 '),
    ),
  );
  const syncs = calls.filter(
    ({ name, text, began, ended }) =>
      /^f(data)?sync$/.test(name) && /\/pg_wal\/.* = 0$/.test(text) && began > commit.ended && ended < committed.began,
  );
  return { isAnsweredAfterCommit: committed.ended < answer.began, syncs: syncs.length };
};

const socketOf = (text: string) => /^\d+<[^>]*>/.exec(text)?.[0];

const found = (call: SystemCall | undefined): SystemCall => {
  if (!call) throw new Error('the trace does not hold the whole request');
  return call;
};
