import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';

/** With the start of the page less than three seconds. */
const silentMs = 2_500;

/** Looks into the storage that have waited longer than that. */
let silentLooks = 0;
const silences = createEmitter();
const lateAnswers = createEmitter();

/** Told when the storage has answered after all. */
export const subscribeToLateAnswers = lateAnswers.subscribe;

/** Stands in place of a screen of the shop while the storage does not answer. */
export class StorageSilent extends Error {}

/** What a look into the storage comes to; `onSilence` is called where no answer comes in time. */
export const noteSilence = async <T>(looking: Promise<T>, onSilence: () => void): Promise<T> => {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    silentLooks += 1;
    silences.tell();
    onSilence();
  }, silentMs);
  try {
    return await looking;
  } finally {
    clearTimeout(timer);
    if (isSilent) {
      silentLooks -= 1;
      lateAnswers.tell();
    }
  }
};

/** What rests on the storage, or `'silent'` as soon as that does not answer: what can be shown without is shown then. */
export const unlessSilent = async <T>(resting: Promise<T>): Promise<T | 'silent'> => {
  let stop = () => {};
  const silence = new Promise<'silent'>((done) => {
    if (silentLooks > 0) done('silent');
    else stop = silences.subscribe(() => done('silent'));
  });
  try {
    return await Promise.race([resting, silence]);
  } finally {
    stop();
  }
};
