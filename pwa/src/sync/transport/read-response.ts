import type { Answer } from './transport.ts';

/** Who asks for more patience than that is not the server. */
const longestPauseMs = 120_000;

/** A response as the engine takes it; without a body where there is no JSON in it. */
export const readResponse = async (response: Response): Promise<Answer> => {
  const seconds = Number(response.headers.get('Retry-After'));
  return {
    status: response.status,
    body: await response.json().catch(() => null),
    ...(seconds > 0 ? { retryAfterMs: Math.min(seconds * 1000, longestPauseMs) } : {}),
  };
};
