import { handOverCalls, handOverFormSchema } from '@knotenblech/shared/api/accounts/hand-over-calls.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type Context, Hono } from 'hono';
import { readSentFile } from '../../files/receive-chunk.ts';
import { readFields, readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { checkSession, credentialsOf, type SessionDeps } from '../auth/require-session.ts';
import { setSessionCookie } from '../auth/sign-in.ts';
import { limitTokens } from '../credentials.ts';
import { type HandOverDeps, handOver, openHandedSession, openTokenSession } from './hand-over.ts';
import { isHandedToken } from './handed-link.store.ts';
import { checkPartner, limitHandOvers, type Partner } from './partner.ts';

type Deps = SessionDeps & HandOverDeps & { partners: readonly Partner[] };

/** The call of design software. */
export const handOverRoutes = (deps: Deps) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const given = { key: c.req.header('X-Partner-Key'), address: c.get('address') };
    const partner = await checkPartner(deps, given, deps.now());
    const { file, ...fields } = await readFields(c);
    const form = handOverFormSchema.parse(fields);
    const sent = await readSentFile(file, form.projectName);
    await limitHandOvers(deps.owner, partner, form.email, deps.now());
    const handed = await handOver(deps, form, { sent, partner: partner.name });
    c.get('log').info({ partner: partner.name, projectId: handed.projectId }, 'handed over');
    return c.json({ ...handed, errors: [] });
  });

/** Where the app exchanges what the address brought. */
export const handedSessionRoutes = (deps: SessionDeps) =>
  new Hono<ShopEnv>().post('/handed', async (c) => {
    const given = await readJson(c, handOverCalls.openHanded.request);
    const [now, address] = [deps.now(), c.get('address')];
    await limitTokens(deps.owner, address, now);
    const present = await presentActor(deps, c);
    const brought = { ...given, address, present };
    const { actor, projectId, key, cookie } = (await isHandedToken(deps.owner, given.token))
      ? await openHandedSession(deps.owner, brought, now)
      : await openTokenSession(deps, brought, now);
    if (cookie !== null) await setSessionCookie(c, deps, cookie);
    c.get('log').info({ userId: actor.userId, projectId }, 'signed in by an address');
    return c.json({ sessionKey: key, actor, projectId, serverTime: now.toISOString() });
  });

/** Who is signed in where the address was opened; a session that is over counts as none. */
const presentActor = async (deps: SessionDeps, c: Context<ShopEnv>) => {
  try {
    return (await checkSession(deps.sessions, credentialsOf(c, deps, undefined), deps.now())).actor;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};
