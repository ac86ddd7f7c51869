import { createHash } from 'node:crypto';
import { extname } from 'node:path';

export type AppFile = {
  type: string;
  etag: string;
  isImmutable: boolean;
  /** Bytes by content encoding; 'identity' is always there. */
  encodings: Map<string, Uint8Array<ArrayBuffer>>;
};

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Vite puts a hash of the content into these names. */
export const isHashed = (path: string) => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path);

/** A file of the app as it is answered at its path. */
export const makeAppFile = (path: string, bytes: Uint8Array<ArrayBuffer>): AppFile => ({
  type: types[extname(path)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  isImmutable: isHashed(path),
  encodings: new Map([['identity', bytes]]),
});
