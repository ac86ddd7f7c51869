/** What a device sends of its session to a server that browsers reach at this address. */
export const sessionHeaders = (url: string, { key, cookie }: { key: string; cookie: string }) => ({
  'X-Session-Key': key,
  Cookie: `session-${new URL(url).port}=${cookie}`,
});
