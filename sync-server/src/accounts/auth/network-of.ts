import { isIPv4, isIPv6 } from 'node:net';

/** What one person may easily have many addresses of: an IPv4 address without its last number, the first 48 bits of an IPv6 address. */
export const networkOf = (address: string): string => {
  const inside = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(inside)) return inside.split('.').slice(0, 3).join('.');
  return isIPv6(inside) ? groupsOf(inside).slice(0, 3).join(':') : inside;
};

const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail].map((half) => half.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
};
