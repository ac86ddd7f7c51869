import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { Answer } from '../../../pwa/src/sync/transport/answers.ts';
import type { Device } from '../simulated-device.ts';
import type { Ledger } from './ledger.ts';

type Refusal = { errors?: { details?: { at?: string } }[] } | null;

/** What does not hold of the server's answer to a push: a queue has a gap only where the server lost its beginning. */
export const onAnswer = (
  { ambiguous }: Ledger,
  { name }: Device,
  sent: unknown,
  { status, body }: Answer,
): string[] => {
  const { clientId } = sent as PushRequest;
  const isGap = status === 409 && (body as Refusal)?.errors?.[0]?.details?.at === 'gap';
  return isGap && !ambiguous.has(clientId) ? [`${name} has left out a place in its queue`] : [];
};
