import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import type { Engine } from '../engine/open-engine.ts';
import type { Transport } from '../transport/answers.ts';

const beatMs = 10_000;

/** Counted by beats of this tab, which a frozen tab has not: every single request ends far sooner. */
const mostSilentBeats = 12;

/** A round took no step any more; what is left of it sends nothing. */
export class StallError extends Error {
  constructor() {
    super('no step for two minutes');
    this.name = 'Stalled';
  }
}

/** What a round comes to, however long it takes; Stalled once two minutes have passed without a request or an answer. */
export const withStallTimeout = (engine: Engine, round: (engine: Engine) => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    let silentBeats = 0;
    let isGivenUp = false;
    const step = () => {
      if (isGivenUp) throw new StallError();
      silentBeats = 0;
    };
    const beat = setInterval(() => {
      silentBeats += 1;
      if (silentBeats < mostSilentBeats) return;
      isGivenUp = true;
      clearInterval(beat);
      reject(new StallError());
    }, beatMs);
    round({ ...engine, transport: tellSteps(engine.transport, step) })
      .finally(() => clearInterval(beat))
      .then(resolve, reject);
  });

const tellSteps = (transport: Transport, step: () => void): Transport => {
  const watched = async <T>(request: () => Promise<T>): Promise<T> => {
    step();
    const answer = await request();
    step();
    return answer;
  };
  return {
    push: (body) => watched(() => transport.push(body)),
    pull: (body, terms) => watched(() => transport.pull(body, terms)),
    upload: (hash, bytes) => watched(() => transport.upload(hash, bytes, step)),
  };
};

let isStalled = false;

const listeners = createEmitter();

/** Kept in memory alone: the database may be what does not answer. */
export const setStalled = (isStalledNow: boolean) => {
  if (isStalled === isStalledNow) return;
  isStalled = isStalledNow;
  listeners.tell();
};

/** Whether this tab's sync was given up and has not begun anew yet. */
export const readStalled = () => isStalled;

export const subscribeToStall = listeners.subscribe;
