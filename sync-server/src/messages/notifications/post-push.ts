import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

export type PushRequest = { endpoint: string; headers: Record<string, string>; body: Buffer };
type Options = { allowsLocal: boolean; timeoutMs?: number };

/** Only addresses of the open internet are connected to: the very ones that were looked at. */
const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) done(error, '', 4);
    else if (!first || found.some(({ address }) => !isPublicAddress(address)))
      done(new Error(`${host} is no address of the internet`), '', 4);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Posts to a push service and gives the status; follows no redirect and reads no answer. Throws when it is out of reach. */
export const postPush = (
  { endpoint, headers, body }: PushRequest,
  { allowsLocal, timeoutMs = 15_000 }: Options,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const isLocal = allowsLocal && endpoint.startsWith('http:');
    const signal = AbortSignal.timeout(timeoutMs);
    const common = { method: 'POST', headers, signal, agent: false } as const;
    const sent = isLocal ? requestPlain(endpoint, common) : request(endpoint, { ...common, lookup: lookUpPublic });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.end(body);
  });
