import { calls } from '@knotenblech/shared/api/calls.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { refuse } from './answers.ts';
import type { AppFile } from './built-app/load-app.ts';
import type { Session, ShopEnv } from './shop-env.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const isOwnOrigin = (origin: string, host: string | undefined) => {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};

/** Refuses a change that another site's page asks for. API clients with a token or a key of their own are no browser and pass. */
export const checkOrigin = createMiddleware<ShopEnv>(async (c, next) => {
  const isProgram = c.req.header('token') !== undefined || c.req.header('Authorization') !== undefined;
  return readingMethods.has(c.req.method) || isProgram ? next() : refuseOtherSites(c, next);
});

/** Refuses whatever another site's page asks for. */
export const refuseOtherSites = createMiddleware<ShopEnv>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return refuse(c, 'not_allowed', { reason: 'site' });
  const origin = c.req.header('Origin');
  if (origin !== undefined && !isOwnOrigin(origin, c.req.header('Host') ?? new URL(c.req.url).host)) {
    return refuse(c, 'not_allowed', { reason: 'origin' });
  }
  return next();
});

type Incoming = { incoming?: { socket?: { remoteAddress?: string } } };

/**
 * The address that the outermost of so many trusted proxies saw: each appends the one it was asked from, so the last entries
 * are theirs and whatever stands before is the client's own claim. Null: fewer entries than proxies, somebody came past one.
 */
export const forwardedAddress = (header: string | undefined, hops: number): string | null => {
  const entries = header?.split(',').map((entry) => entry.trim()) ?? [];
  return (hops > 0 && entries.at(-hops)) || null;
};

/** Sets the address of the client: the peer's, or what the trusted proxies before the shop appended. */
export const clientAddress = ({ proxyHops }: { proxyHops: number }) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const peer = (c.env as Incoming | undefined)?.incoming?.socket?.remoteAddress ?? 'local';
    c.set('address', forwardedAddress(c.req.header('X-Forwarded-For'), proxyHops) ?? peer);
    return next();
  });

const callsByToken = calls.filter((call) => call.token === 'path').map(({ path }) => path.replace('{token}', ''));

/** Tokens and ids of files in paths never reach the log: of calls that list one, and whatever is as long as one (the app's own links). */
const maskPath = (path: string) => {
  const call = callsByToken.find((each) => path.startsWith(`/api/1.0${each}`));
  return call ? `/api/1.0${call}…` : path.replace(/[\w-]{40,}/g, '…');
};

/** Gives each request an id and a logger, and logs how it ended, and with which key of a company it came. */
export const logRequest = (log: Logger) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const requestId = newId();
    const requestLog = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', requestLog);
    const startedAt = performance.now();
    await next();
    c.header('X-Request-Id', requestId);
    const durationMs = Math.round(performance.now() - startedAt);
    const session = c.get('session') as Session | undefined;
    const told = { method: c.req.method, path: maskPath(c.req.path), status: c.res.status, durationMs };
    requestLog.info({ ...told, ...(session?.kind === 'key' && { keyId: session.sessionId }) }, 'request');
  });

const yearSeconds = 31_536_000;

const encodingFor = (file: AppFile, accepted: string) =>
  ['br', 'gzip'].find(
    (name) => file.encodings.has(name) && new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted),
  ) ?? 'identity';

const answerFile = (c: Context<ShopEnv>, file: AppFile) => {
  c.header('Cache-Control', file.isImmutable ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
  c.header('ETag', file.etag);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('If-None-Match') === file.etag) return c.body(null, 304);
  const encoding = encodingFor(file, c.req.header('Accept-Encoding') ?? '');
  c.header('Content-Type', file.type);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(file.encodings.get(encoding) ?? new Uint8Array());
};

/** Paths of the app's own routes have no extension; anything else that is not there is missing. */
const isRoute = (path: string) => !/\.\w+$/.test(path);

/** The files of the app by path, of its earlier builds too. */
export type AppSource = { get: (path: string) => AppFile | undefined | Promise<AppFile | undefined> };

/** Serves the built app; its own routes all get index.html. */
export const serveApp = (files: AppSource) => async (c: Context<ShopEnv>) => {
  const file = (await files.get(c.req.path)) ?? (isRoute(c.req.path) ? await files.get('/index.html') : undefined);
  return file ? answerFile(c, file) : refuse(c, 'not_found');
};
