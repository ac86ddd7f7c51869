import { expect, test } from 'vitest';
import { returnAddressSchema } from './punchout.ts';

test.each([
  'https://erp.example.com',
  'https://erp.example.com/',
  'https://erp.example.com:8443/sap/oci',
  'https://erp.example.com:65535',
  'http://localhost:8080',
  'http://127.0.0.1:9/x',
])('baskets may be sent to %s', (address) => {
  expect(returnAddressSchema.safeParse(address).success).toBe(true);
});

test.each([
  'http://erp.example.com',
  'https://allowed.com@evil.com',
  'https://*.example.com',
  'https://erp.example.com/../x',
  'https://erp.example.com/%2e%2e',
  'https://erp.example.com/a?b',
  'https://erp.example.com#x',
  'https://-erp.example.com',
  'https://erp.example.com:99999',
  'https://ERP example.com',
  'https://erp.example.com\\@evil.com',
  'javascript:alert(1)',
  'SAPEVENT:POST',
  '',
])('%j is no address for baskets', (address) => {
  expect(returnAddressSchema.safeParse(address).success).toBe(false);
});
