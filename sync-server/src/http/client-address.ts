import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from './shop-env.ts';

type Incoming = { incoming?: { socket?: { remoteAddress?: string } } };

/** Sets the address of the client: the peer's, or what the trusted proxy in front of us last appended. */
export const clientAddress = ({ trustsProxy }: { trustsProxy: boolean }) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const peer = (c.env as Incoming | undefined)?.incoming?.socket?.remoteAddress ?? 'local';
    const forwarded = trustsProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    c.set('address', forwarded || peer);
    return next();
  });
