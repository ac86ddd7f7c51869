import type { Engine } from '../../engine/engine.ts';
import { replayWriteAhead } from './replay-write-ahead.ts';
import { requeueFromMirror } from './requeue-from-mirror.ts';

type OnOrdersRestored = (count: number) => void;

/** What lies beside the queue goes into it, as far as the device has room for it now. */
export const requeueLeft = async (engine: Engine, onOrdersRestored: OnOrdersRestored) => {
  onOrdersRestored(await requeueFromMirror(engine));
  await replayWriteAhead(engine);
};

/** One try at a time: storing something tells of room, and that begins the next. */
export const requeueOneAtATime = (engine: Engine, onOrdersRestored: OnOrdersRestored) => {
  let running: Promise<void> | null = null;
  return () => {
    running ??= requeueLeft(engine, onOrdersRestored).finally(() => {
      running = null;
    });
    return running;
  };
};
