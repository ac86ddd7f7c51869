import type { Answer, Transport } from '../transport/answers.ts';

/** A transport that knows whether one of its requests has ended without an answer, what else fails then is no trouble of the network, and which was the last that said no. */
export const trackRequestFailures = (transport: Transport) => {
  let isUnheard = false;
  let lastNo: Answer | null = null;
  const answered = async (answer: Promise<Answer>, signal?: AbortSignal): Promise<Answer> => {
    const said = await heard(answer, signal);
    if (said.status !== 200) lastNo = said;
    return said;
  };
  const heard = async <T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (!signal?.aborted) isUnheard = true;
      throw error;
    }
  };
  const watched: Transport = {
    push: (body) => answered(transport.push(body)),
    pull: (body, terms) => answered(transport.pull(body, terms), terms?.signal),
    upload: (hash, bytes, onPiece) => heard(transport.upload(hash, bytes, onPiece)),
  };
  return { transport: watched, isUnheard: () => isUnheard, lastNo: () => lastNo };
};
