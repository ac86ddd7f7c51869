import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { addToast } from '../../ui/signals/toasts.ts';
import { HandedRefusal } from './handed-refusal.tsx';

/** Tells who is signed in why a handed address opens no project. */
export const tellHandedRefusal = (code: ErrorCode | 'offline') =>
  addToast({ words: <HandedRefusal code={code} />, tone: 'bad' });
