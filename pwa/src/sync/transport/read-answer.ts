import { RetryLater, StopSync } from './answers.ts';
import type { Answer } from './transport.ts';

type Read<T> = { success: true; data: T } | { success: false };

/**
 * The body of a 200 as this build knows it. Throws: what a sign-in page of the network answers counts as no network; what
 * the server itself says and this build cannot read asks for an update.
 */
export const readAnswer = <T>(
  schema: { safeParse: (given: unknown) => Read<T> },
  { status, body, retryAfterMs }: Answer,
): T => {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  if (body && typeof body === 'object' && 'lastMid' in body) throw new StopSync('client_outdated');
  throw new RetryLater(status, retryAfterMs ?? null, { isCutOff: true });
};
