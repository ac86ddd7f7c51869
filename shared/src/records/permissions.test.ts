import { expect, it } from 'vitest';
import { may } from './permissions.ts';

it.each([
  [
    ['STANDARD_PERMISSION'],
    { createProject: false, editProject: false, order: false, editAddresses: false, readMails: false },
  ],
  [
    ['UPLOAD_PERMISSION'],
    { createProject: true, editProject: true, order: false, editAddresses: false, readMails: false },
  ],
  [
    ['ORDER_PERMISSION'],
    { createProject: false, editProject: false, order: true, editAddresses: true, readMails: false },
  ],
  [
    ['CUSTOMER_ADMIN_PERMISSION'],
    { createProject: true, editProject: true, order: false, editAddresses: true, readMails: false },
  ],
  [
    ['GLOBAL_ADMIN_PERMISSION'],
    { createProject: true, editProject: true, order: false, editAddresses: true, readMails: true },
  ],
  [
    ['DEMO_PERMISSION'],
    { createProject: false, editProject: false, order: false, editAddresses: false, readMails: false },
  ],
] as const)('%j grants %j', (permissions, expected) => {
  for (const [capability, granted] of Object.entries(expected)) {
    expect(may({ permissions: [...permissions] }, capability as keyof typeof expected)).toBe(granted);
  }
});
