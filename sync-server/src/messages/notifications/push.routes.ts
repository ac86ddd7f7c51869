import { pushCalls } from '@knotenblech/shared/api/push-calls.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { languageOf } from '../../http/answers.ts';
import { readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { keyOf, refuseTooMany } from '../../http/token-buckets.ts';
import { deleteSubscription, hasSubscription, putSubscription } from './push.store.ts';
import { isPushEndpoint, type PushSettings } from './send-push.ts';

const mostSubscriptions = 30;

/** Whether the browser of a session is told of new messages. */
export const pushRoutes = (deps: SessionDeps & { push: PushSettings }) => {
  const { owner, now, push } = deps;
  const session = requireSession(deps);
  return new Hono<ShopEnv>()
    .get('/', session, async (c) =>
      c.json({
        publicKey: push.keys?.publicKey ?? null,
        isOn: push.keys !== null && (await hasSubscription(owner, c.get('session').sessionId)),
      }),
    )
    .post('/', session, async (c) => {
      const { endpoint, keys } = await readJson(c, pushCalls.subscribe.request);
      const { sessionId, actor } = c.get('session');
      if (push.keys === null) throw new DomainError('not_found', { record: 'push' });
      if (!isPushEndpoint(endpoint, push)) throw new DomainError('invalid_input', { field: 'endpoint' });
      await refuseTooMany(owner, [{ key: keyOf('push', actor.userId), most: mostSubscriptions }], now());
      const { userId, customerId } = actor;
      await putSubscription(owner, {
        sessionId,
        userId,
        customerId,
        endpoint,
        ...keys,
        language: languageOf(c),
        now: now(),
      });
      return c.json({ errors: [] });
    })
    .delete('/', session, async (c) => {
      await deleteSubscription(owner, c.get('session').sessionId);
      return c.body(null, 204);
    });
};
