import { setTimeout as wait } from 'node:timers/promises';
import { connect, type DatabaseAddress, type Sql } from '../database.ts';

/** Held by the one server that uses the data folder. */
const serverLock = 7_146_202;
/** The lock of a server that was just killed is let go a moment later. */
const usualPatienceMs = 1_500;

/** The connection that holds the lock: where it ends, the lock is free. */
export const openServerLock = (address: DatabaseAddress) =>
  connect(address, { max: 1, name: 'knotenblech server lock', livesOn: true });

/** Whether the lock is this server's: held from before, or taken now. */
export const holdServerLock = async (guard: Sql, patienceMs = usualPatienceMs) => {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const [lock] = await guard<{ isOurs: boolean }[]>`
      select case when exists (
          select from pg_locks where locktype = 'advisory' and objid = ${serverLock} and granted and pid = pg_backend_pid())
        then true else pg_try_advisory_lock(${serverLock}) end as "isOurs"`;
    if (lock?.isOurs || Date.now() > deadline) return lock?.isOurs ?? false;
    await wait(100);
  }
};
