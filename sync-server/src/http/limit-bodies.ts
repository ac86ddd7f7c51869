import { weldCertLimits } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { refuse } from './answers.ts';
import type { ShopEnv } from './shop-env.ts';

const megabyte = 1024 * 1024;

const limitOf = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => refuse(c, 'payload_too_large', { limitBytes: maxSize }) });

/** What a body may be long where nothing else is said. */
export const usualBodyBytes = megabyte;

const usual = limitOf(usualBodyBytes);

/** Two documents at their largest with the frame of their form; more files come in more calls. */
const documents = limitOf(2 * weldCertLimits.fileBytes + megabyte);

const projectFile = limitOf(readLimits.modelBytes + megabyte);

const larger = [
  { path: /\/project\/uploadWeldCert\/[^/]+$/, limit: documents },
  { path: /\/(project\/upload|handOver)$/, limit: projectFile },
];

/** Bodies of a megabyte, and of documents and project files where a call takes those. */
export const limitBodies = createMiddleware<ShopEnv>((c, next) =>
  (larger.find(({ path }) => path.test(c.req.path))?.limit ?? usual)(c, next),
);
