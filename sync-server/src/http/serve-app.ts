import type { Context } from 'hono';
import { refuse } from './answer-error.ts';
import type { AppFile } from './built-app/app-file.ts';
import type { ShopEnv } from './shop-env.ts';

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
