import { isDeepStrictEqual } from 'node:util';
import type { MutationResult, PushAnswer, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { ReachedShop } from '../test/test-device.ts';
import { reachShop } from './reach-shop.ts';

export type Acknowledged = { mutation: PushRequest['mutations'][number]; answer: Omit<MutationResult, 'id' | 'uid'> };

/** What a shop has acknowledged to all its devices, over all its restarts. */
export const keepAcknowledged = () => {
  const changes = new Map<string, Acknowledged>();
  const contradictions: string[] = [];

  const keep = ({ mutations }: PushRequest, { results }: PushAnswer) => {
    for (const { id: _id, uid, ...answer } of results) {
      const mutation = mutations.find((each) => each.uid === uid);
      if (!mutation) throw new Error('an answer to nothing that was sent');
      const first = changes.get(uid)?.answer ?? answer;
      if (!isDeepStrictEqual(first, answer))
        contradictions.push(`answered ${JSON.stringify(first)}, then ${JSON.stringify(answer)}`);
      changes.set(uid, { mutation, answer: first });
    }
  };

  return {
    all: (): readonly Acknowledged[] => [...changes.values()],
    of: (uid: string) => changes.get(uid),
    /** Changes whose later answer was another than their first. */
    contradictions: (): readonly string[] => contradictions,
    /** The shop at an address; every push that it answers is kept. */
    reach: (url: string): ReachedShop => {
      const shop = reachShop(url);
      const post: ReachedShop['post'] = async (path, body, headers) => {
        const answer = await shop.post(path, body, headers);
        if (path === '/sync/push' && answer.status === 200)
          keep(body as PushRequest, (await answer.clone().json()) as PushAnswer);
        return answer;
      };
      return { ...shop, post };
    },
  };
};
