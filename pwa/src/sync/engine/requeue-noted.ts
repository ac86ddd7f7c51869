import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { isDeviceFull } from '../../database/device-full.ts';
import type { Engine } from './engine.ts';
import { storeChange } from './make-change.ts';

/** What a page had shown but not stored when it ended is stored now; what would be refused had shown its refusal. On a full device the notes wait. */
export const requeueNoted = async (engine: Engine) => {
  for (const change of engine.writeAhead.noted()) {
    try {
      await storeChange(engine, change);
    } catch (error) {
      if (isDeviceFull(error)) return;
      if (!(error instanceof DomainError)) throw error;
    }
    engine.writeAhead.forget(change.uid);
  }
};
