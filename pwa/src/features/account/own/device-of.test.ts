import { expect, test } from 'vitest';
import { deviceOf } from './session-list.tsx';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome Linux',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142 Safari/537.36',
    'Chrome Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML) Version/18.1 Safari/604.1',
    'Safari iPad',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox macOS'],
])('%s is %s', (userAgent, name) => {
  const device = deviceOf(userAgent);
  expect(`${device?.browser} ${device?.system}`).toBe(name);
});

test.each(['', 'API', 'curl/8.5.0'])('"%s" names no device', (userAgent) => expect(deviceOf(userAgent)).toBeNull());
