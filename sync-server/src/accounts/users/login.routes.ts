import { loginSchema } from '@knotenblech/shared/api/accounts/session-calls.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import { answerRefusal } from '../../http/answers.ts';
import { readForm } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { checkSession, credentialsOf, type SessionDeps } from '../auth/require-session.ts';
import { signIn } from '../auth/sign-in.ts';
import { checkSignInFields } from '../form-checks.ts';

const foreseen = (error: unknown) => {
  if (error instanceof DomainError) return error;
  throw error;
};

/** Sign-in of API clients: a token that they send back in the header 'token'. */
export const loginRoutes = (deps: SessionDeps) => {
  const { owner, sessions, now } = deps;
  return new Hono<ShopEnv>()
    .post('/login', async (c) => {
      try {
        const given = await readForm(c, { schema: loginSchema, check: checkSignInFields });
        const attempt = { ...given, deviceName: 'API', address: c.get('address'), kind: 'api' } as const;
        const { key, actor } = await signIn(owner, attempt, now());
        c.get('log').info({ userId: actor.userId, kind: attempt.kind }, 'signed in');
        return c.json({ token: key, errors: [] });
      } catch (error) {
        return answerRefusal(c, foreseen(error), { token: null });
      }
    })
    .get('/tokenValid/:token', async (c) => {
      const { token } = credentialsOf(c, deps, c.req.query('token') ?? c.req.param('token'));
      try {
        await checkSession(sessions, { key: undefined, cookie: undefined, token }, now());
        return c.json(true);
      } catch (error) {
        foreseen(error);
        return c.json(false);
      }
    });
};
