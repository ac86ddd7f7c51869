import { expect, it } from 'vitest';
import { queues } from './queues.ts';

it('a mail is not tried again while its server may still take it', () => {
  const [connectSeconds, greetSeconds, silentSeconds] = [120, 30, 600];
  expect(queues['send-mail'].expireInSeconds).toBeGreaterThan(connectSeconds + greetSeconds + silentSeconds);
});
