import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './open-channel.ts';

afterEach(() => vi.unstubAllGlobals());

test('windows hear each other', async () => {
  const [near, far] = [openChannel('x'), openChannel('x')];
  const heard = new Promise((done) => far.addEventListener('message', ({ data }) => done(data)));
  near.postMessage('here');
  expect(await heard).toBe('here');
  near.close();
  far.close();
});

test('where the browser forbids it, saying something does nothing', () => {
  vi.stubGlobal('BroadcastChannel', function forbidden() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const channel = openChannel('x');
  expect(() => channel.postMessage('here')).not.toThrow();
  channel.close();
});
