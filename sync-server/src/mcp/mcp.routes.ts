import { type Context, Hono } from 'hono';
import { bearerOf, checkKey, type KeyDeps } from '../accounts/auth/check-key.ts';
import { limitBodies } from '../http/limit-bodies.ts';
import { refuseOtherSites } from '../http/middleware.ts';
import type { ShopEnv } from '../http/shop-env.ts';

type Deps = KeyDeps & {
  publicUrl: string;
  /** Answers a request to this server, in this process. */
  fetchApi: (request: Request, c: Context<ShopEnv>) => Response | Promise<Response>;
};

/** Model Context Protocol for programs that let a language model work: the calls of API 1.0 as tools, for a key of a company. */
export const mcpRoutes = (deps: Deps) =>
  new Hono<ShopEnv>().use(refuseOtherSites, limitBodies).all('/', async (c) => {
    const { sessionId, actor, scopes } = await checkKey(deps, bearerOf(c) ?? '');
    const { serveMcp } = await import('./create-handler.ts');
    const log = c.get('log').child({ keyId: sessionId, userId: actor.userId });
    const fetchApi = (request: Request) => deps.fetchApi(request, c);
    return serveMcp({ fetchApi, publicUrl: deps.publicUrl, scopes, log }, c.req.raw, passedOn(c));
  });

/** What a call of the API is asked with: the key, and where it came from. */
const passedOn = (c: Context<ShopEnv>) => {
  const headers = new Headers();
  for (const name of ['Authorization', 'X-Forwarded-For', 'User-Agent']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
};
