import { isDeviceFull } from '../database/device-full.ts';
import { readMeta, writeMeta } from '../database/read-meta.ts';
import { noteDeviceFull } from './device-room.ts';
import type { Engine } from './engine/engine.ts';
import { pullPage, rowsPerPage } from './engine/pull.ts';
import { RetryLater, StopSync } from './engine/stop-sync.ts';
import { syncOnce } from './engine/sync-once.ts';
import { uploadFiles } from './engine/upload-files.ts';

const gatherMs = 10;
const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
const fewestRows = 50;

export type SyncLoop = {
  /** Something is to be sent or fetched. */
  kick: () => void;
  /** Tries at once, also after the server had refused the session. */
  retryNow: () => void;
  stop: () => void;
};

/** Sends and fetches, one round at a time, until stopped; what fails is tried again, later and later. */
export const startSyncLoop = (engine: Engine, pollMs: () => number): SyncLoop => {
  const rounds = repeat(createRound(engine), pollMs);
  const uploads = repeat(async () => {
    if (await uploadFiles(engine)) rounds.kick();
  }, pollMs);
  return {
    kick: () => {
      rounds.kick();
      uploads.kick();
    },
    retryNow: () => {
      rounds.retryNow();
      uploads.retryNow();
    },
    stop: () => {
      rounds.stop();
      uploads.stop();
    },
  };
};

/**
 * After a silence, or where the browser knows of no network, the server is first asked for a page of news: what was never
 * offered can then still be taken back. What is fetched comes in smaller pages after each answer that did not arrive.
 */
const createRound = (engine: Engine) => {
  const { database } = engine;
  let pageRows = rowsPerPage;
  return async () => {
    try {
      const isSilent = !navigator.onLine || (await readMeta(database, 'contact')) !== 'reached';
      if (isSilent) await pullPage(engine, pageRows);
      await syncOnce(engine, pageRows);
      pageRows = rowsPerPage;
      noteDeviceFull(false);
    } catch (error) {
      if (error instanceof StopSync) await writeMeta(database, 'stoppedBy', error.code);
      else if (isDeviceFull(error)) noteDeviceFull(true);
      else if (!(error instanceof RetryLater && error.isBusy)) {
        pageRows = Math.max(fewestRows, Math.floor(pageRows / 2));
        await writeMeta(database, 'contact', 'unreached');
      }
      throw error;
    }
  };
};

const repeat = (work: () => Promise<void>, pollMs: () => number): SyncLoop => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'idle' | 'running' | 'running, again' | 'refused' | 'stopped' = 'idle';
  let failures = 0;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (state !== 'stopped') timer = setTimeout(run, ms);
  };
  const run = async () => {
    state = 'running';
    const pauseMs = await work().then(
      () => {
        failures = 0;
        return pollMs();
      },
      (error: unknown) => retryMs(error, failures++),
    );
    const now = state as string;
    if (now === 'stopped') return;
    state = pauseMs === null ? 'refused' : 'idle';
    if (pauseMs !== null) schedule(now === 'running, again' && failures === 0 ? gatherMs : pauseMs);
  };
  const kick = () => {
    if (state === 'running') state = 'running, again';
    else if (state === 'idle' && failures === 0) schedule(gatherMs);
  };
  schedule(0);
  return {
    kick,
    retryNow: () => {
      failures = 0;
      if (state === 'refused') state = 'idle';
      kick();
    },
    stop: () => {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
};

/** Null: only a person can help. */
const retryMs = (error: unknown, failures: number): number | null => {
  if (error instanceof StopSync) return null;
  if (error instanceof RetryLater && error.afterMs) return error.afterMs + Math.random() * firstRetryMs;
  return Math.random() * Math.min(firstRetryMs * 2 ** failures, longestRetryMs);
};
