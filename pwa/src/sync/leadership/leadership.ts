import { readMeta } from '../../database/shop-database.ts';
import { isDeviceFull, reportQuotaExceeded, withQuotaErrors } from '../../device/quota/quota.ts';
import type { Engine } from '../engine/open-engine.ts';

const beatMs = 3_000;

const silenceMs = 10_000;

const retryMs = 3_000;

type Leading = {
  name: string;
  /** Runs while this tab leads; the signal ends it. */
  lead: (over: AbortSignal) => Promise<void>;
};

/**
 * Of the tabs of one profile one leads: it alone talks to the server. A leader that is frozen, or kept slow in the background, is robbed by a visible tab.
 * Nothing but saved requests rests on it: answers are fenced by the term.
 */
export const electLeader = ({ name, lead }: Leading) => {
  const end = new AbortController();
  const channel = new BroadcastChannel(`lead:${name}`);
  let heardAt = Date.now();
  let leads = 0;
  channel.addEventListener('message', () => {
    heardAt = Date.now();
  });
  const hold = async (over: AbortController) => {
    leads += 1;
    const beat = setInterval(() => channel.postMessage('beat'), beatMs);
    channel.postMessage('beat');
    end.signal.addEventListener('abort', () => over.abort());
    await lead(over.signal).finally(() => {
      clearInterval(beat);
      leads -= 1;
      // Nobody hears his own beats: who led and was robbed begins to listen now.
      heardAt = Date.now();
    });
  };
  const request = (steal: boolean) => {
    const over = new AbortController();
    const options = steal ? { steal } : { signal: end.signal };
    return lock(name, options, () => hold(over)).catch((error: unknown) => {
      over.abort();
      if (isDeviceFull(error)) reportQuotaExceeded(true);
      if (!end.signal.aborted) setTimeout(() => void request(false), isRobbery(error) ? 0 : retryMs);
    });
  };
  const watch = setInterval(() => {
    const isSilent = Date.now() - heardAt > silenceMs;
    if (leads > 0 || !isSilent || document.visibilityState !== 'visible') return;
    heardAt = Date.now();
    void request(true);
  }, beatMs);
  void request(false);
  return {
    stop: () => {
      clearInterval(watch);
      end.abort();
      channel.close();
    },
  };
};

const isRobbery = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Without Web Locks every tab leads in turn; the term fences what they do. */
const lock = (name: string, options: LockOptions, hold: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(`sync:${name}`, options, hold) : hold();

/** From here on only this tab's answers are applied; where its lead is over meanwhile, it takes no term. */
export const acquireTerm = async (engine: Engine, over?: AbortSignal) => {
  const { database } = engine;
  const take = () =>
    database.transaction('rw', database.meta, async () => {
      if (over?.aborted) return;
      const term = ((await readMeta(database, 'term')) ?? 0) + 1;
      await database.meta.bulkPut([
        { key: 'term', value: term },
        { key: 'isBehind', value: true },
      ]);
      engine.term = term;
    });
  await withQuotaErrors(database, take);
};
