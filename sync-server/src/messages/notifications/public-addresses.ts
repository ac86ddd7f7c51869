import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are nobody's on the internet (IANA special-purpose registry), multicast and reserved ones. */
const closedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Within the global unicast range: protocol assignments with Teredo, documentation, 6to4. */
const closedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const v4 = listOf(closedV4, 'ipv4');
const v6 = listOf(closedV6, 'ipv6');
const globalUnicast = listOf(['2000::/3'], 'ipv6');

/** Whether an IP address is one of the open internet; one written as IPv4 inside IPv6 is not. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !v4.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !v6.check(address, 'ipv6');
    default:
      return false;
  }
};
