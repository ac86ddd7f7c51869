import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('verifyPassword', () => {
  it('accepts the right password only', async () => {
    const stored = await hashPassword('Stahlbau-2026!');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'Stahlbau-2026!')).toBe(true);
    expect(await verifyPassword(stored, 'stahlbau-2026!')).toBe(false);
  });

  it('accepts no password for a user that does not exist', async () => {
    expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
  });
});
