import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { HandOverRefusal } from './login-dialog.tsx';

/** Tells who is signed in why a handed address opens no project. */
export const showHandOverRefusal = (code: ErrorCode | 'offline') =>
  addToast({ words: <HandOverRefusal code={code} />, tone: 'bad' });
