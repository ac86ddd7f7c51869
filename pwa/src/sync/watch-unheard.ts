import type { Transport } from './engine/engine.ts';

/** A transport that knows whether one of its requests has ended without an answer: what else fails then is no trouble of the network. */
export const watchUnheard = (transport: Transport) => {
  let isUnheard = false;
  const heard = async <T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (!signal?.aborted) isUnheard = true;
      throw error;
    }
  };
  const watched: Transport = {
    push: (body) => heard(transport.push(body)),
    pull: (body, terms) => heard(transport.pull(body, terms), terms?.signal),
    upload: (hash, bytes, onPiece) => heard(transport.upload(hash, bytes, onPiece)),
  };
  return { transport: watched, isUnheard: () => isUnheard };
};
