import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import { parseErrorBody } from '../transport/said-in.ts';
import type { Answer } from '../transport/transport.ts';

/** No proxy lets less through: what is smaller is not what it minds. */
const lowestLimitBytes = 64 * 1024;

/**
 * The places in a batch of the changes that can never be taken, whatever becomes of the others; 'fewer': it is too much at
 * once; null: the answer is about something else.
 */
export const findInvalidMutations = (
  answer: Answer,
  mutations: readonly Mutation[],
): readonly number[] | 'fewer' | null => {
  const { status } = answer;
  const said = parseErrorBody(answer);
  const oneOf = mutations.length > 1 ? 'fewer' : ([0] as const);
  if (status === 413) return said || oneOf === 'fewer' || isLarge(mutations[0]) ? oneOf : null;
  if (!said || (status !== 400 && status !== 422) || said.details?.reason !== undefined) return null;
  const { at } = said.details ?? {};
  if (!Array.isArray(at) || (oneOf === 'fewer' && at.includes('mutations'))) return oneOf;
  const places = at.map(placeIn);
  return places.every((place) => place !== null) ? [...new Set(places)] : null;
};

const isLarge = (mutation: Mutation | undefined) => JSON.stringify(mutation ?? null).length > lowestLimitBytes;

/** Of what is wrong inside one change; a change of a wrong shape is the build's fault. */
const placeIn = (path: unknown) => {
  const place = /^mutations\.(\d+)\../.exec(String(path))?.[1];
  return place === undefined ? null : Number(place);
};
