import type { ReachedShop } from '../test/test-device.ts';

/** A shop behind an address, as a device reaches it. */
export const reachShop = (url: string): ReachedShop => {
  const request = (path: string, init?: RequestInit) => fetch(`${url}/api/1.0${path}`, init);
  return {
    clock: { now: new Date() },
    request,
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
  };
};
