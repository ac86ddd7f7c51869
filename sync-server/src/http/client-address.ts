import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from './shop-env.ts';

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
