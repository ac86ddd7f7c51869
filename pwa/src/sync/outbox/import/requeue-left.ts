import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { recordRestoredOrders } from '../../../device/quota/local-data.ts';
import type { Engine } from '../../engine/engine.ts';
import { replayWriteAhead } from './replay-write-ahead.ts';
import { requeueFromMirror } from './requeue-from-mirror.ts';

/** What lies beside the queue goes into it, as far as the device has room for it now. */
export const requeueLeft = async (engine: Engine, userId: UserId) => {
  recordRestoredOrders(await requeueFromMirror(engine), userId);
  await replayWriteAhead(engine);
};

/** One try at a time: storing something tells of room, and that begins the next. */
export const requeueOneAtATime = (engine: Engine, userId: UserId) => {
  let running: Promise<void> | null = null;
  return () => {
    running ??= requeueLeft(engine, userId).finally(() => {
      running = null;
    });
    return running;
  };
};
