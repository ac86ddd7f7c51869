import { isDeviceFull } from '../database/device-full.ts';
import { noteDeviceFull } from './device-room.ts';

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
export const contendForLead = ({ name, lead }: Leading) => {
  const end = new AbortController();
  const channel = new BroadcastChannel(`lead:${name}`);
  let heardAt = Date.now();
  let isLeading = false;
  channel.addEventListener('message', () => {
    heardAt = Date.now();
  });
  const hold = async () => {
    isLeading = true;
    const over = new AbortController();
    const beat = setInterval(() => channel.postMessage('beat'), beatMs);
    channel.postMessage('beat');
    end.signal.addEventListener('abort', () => over.abort());
    robbed = () => over.abort();
    await lead(over.signal).finally(() => {
      clearInterval(beat);
      isLeading = false;
    });
  };
  let robbed = () => {};
  const request = (steal: boolean) =>
    lock(name, steal ? { steal } : { signal: end.signal }, hold).catch((error: unknown) => {
      robbed();
      if (isDeviceFull(error)) noteDeviceFull(true);
      if (!end.signal.aborted) setTimeout(() => void request(false), isRobbery(error) ? 0 : retryMs);
    });
  const watch = setInterval(() => {
    const isSilent = Date.now() - heardAt > silenceMs;
    if (isLeading || !isSilent || document.visibilityState !== 'visible') return;
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
