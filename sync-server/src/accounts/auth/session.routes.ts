import { signInSchema } from '@knotenblech/shared/api/accounts/session-calls.ts';
import { Hono } from 'hono';
import { readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { requireSession, type SessionDeps } from './require-session.ts';
import { deleteSession } from './session.store.ts';
import { deleteSessionCookie, setSessionCookie, signIn } from './sign-in.ts';

/** The app's session: opened with a password, held as a cookie and a key that it sends as a header. */
export const sessionRoutes = (deps: SessionDeps) =>
  new Hono<ShopEnv>()
    .post('/', async (c) => {
      const given = await readJson(c, signInSchema);
      const now = deps.now();
      const signedIn = await signIn(deps.owner, { ...given, address: c.get('address'), kind: 'app' }, now);
      const { key, actor } = signedIn;
      const hadSession = (await setSessionCookie(c, deps, signedIn.cookie ?? '')) === actor.userId;
      c.get('log').info({ userId: actor.userId, kind: 'app' }, 'signed in');
      return c.json({ sessionKey: key, actor, serverTime: now.toISOString(), hadSession });
    })
    .get('/', requireSession(deps), (c) =>
      c.json({ actor: c.get('session').actor, serverTime: deps.now().toISOString() }),
    )
    .delete('/', requireSession(deps), async (c) => {
      await deleteSession(deps.owner, c.get('session').sessionId);
      deleteSessionCookie(c, deps.isHttps);
      return c.body(null, 204);
    });
