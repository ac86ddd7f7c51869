import { describe, expect, it } from 'vitest';
import { isAllowedReturn } from './is-allowed-return.ts';

const returnAddresses = ['https://allowed.com/oci', 'https://erp.example.com:8443', 'http://localhost:4000'];
const allows = (given: string, allowsHttp = false) => isAllowedReturn(given, { returnAddresses, allowsHttp });

describe('a basket may be sent', () => {
  it.each([
    'https://allowed.com/oci',
    'https://allowed.com/oci/?sid=1&x=a%2Fb',
    'https://allowed.com:443/oci/basket?session=%2e%2e',
    'https://ALLOWED.com/oci/a/../b',
    'https://erp.example.com:8443/any/where',
  ])('to %s', (given) => {
    expect(allows(given)).toBe(true);
  });
});

describe('a basket is not sent', () => {
  it.each([
    ['another host', 'https://evil.com/oci'],
    ['a longer host', 'https://allowed.com.evil.com/oci'],
    ['a host below', 'https://sub.allowed.com/oci'],
    ['a host behind a user', 'https://allowed.com@evil.com/oci'],
    ['a user at the host', 'https://user:word@allowed.com/oci'],
    ['another port', 'https://allowed.com:8443/oci'],
    ['no port', 'https://erp.example.com/'],
    ['plain http', 'http://allowed.com/oci'],
    ['another path', 'https://allowed.com/other'],
    ['a longer segment', 'https://allowed.com/ocix'],
    ['out of the path', 'https://allowed.com/oci/../admin'],
    ['out of the path, encoded', 'https://allowed.com/oci/%2e%2e/admin'],
    ['out of the path by encoded slashes', 'https://allowed.com/oci/..%2fadmin'],
    ['out of the path by encoded backslashes', 'https://allowed.com/oci/..%5Cadmin'],
    ['backslashes', 'https://allowed.com\\@evil.com/oci'],
    ['a fragment', 'https://allowed.com/oci#x'],
    ['a line break', 'https://allowed.com/oci\r\nSet-Cookie: a=b'],
    ['spaces', ' https://allowed.com/oci'],
    ['a script', 'javascript:alert(1)//https://allowed.com/oci'],
    ['the desktop client of SAP', 'SAPEVENT:POST'],
    ['nothing', ''],
    ['too much', `https://allowed.com/oci?${'x'.repeat(2000)}`],
  ])('to %s', (_, given) => {
    expect(allows(given, true)).toBe(false);
  });

  it('to the own machine without TLS, but by a server that has none itself', () => {
    expect(allows('http://localhost:4000/in')).toBe(false);
    expect(allows('http://localhost:4000/in', true)).toBe(true);
    expect(allows('http://localhost:4001/in', true)).toBe(false);
  });
});
