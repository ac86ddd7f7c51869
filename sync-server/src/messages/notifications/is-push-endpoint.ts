import { isIP } from 'node:net';

const longest = 1000;
const innerName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid|example)\.?$/;

/**
 * Whether an address that a browser named may be pushed to: TLS at its own port, a name of the open internet, no user in
 * it. What the name stands for is looked at when it is called.
 */
export const isPushEndpoint = (address: string, { allowsLocal }: { allowsLocal: boolean }): boolean => {
  const url = URL.parse(address);
  if (!url || address.length > longest || url.username !== '' || url.password !== '') return false;
  if (allowsLocal && url.protocol === 'http:' && url.hostname === '127.0.0.1') return true;
  const host = url.hostname;
  const isName = isIP(host.replace(/^\[|\]$/g, '')) === 0 && host.includes('.') && !innerName.test(host);
  return url.protocol === 'https:' && url.port === '' && isName;
};
