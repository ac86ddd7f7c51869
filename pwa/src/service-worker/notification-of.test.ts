import { expect, test } from 'vitest';
import { notificationOf } from './content-cache.ts';

test('a push is shown with its words and leads to the messages in its language', () =>
  expect(notificationOf('{"title":"Nouveau message","language":"fr"}')).toMatchObject({
    title: 'Nouveau message',
    path: '/fr/shop/messages',
    options: { lang: 'fr', tag: 'messages' },
  }));

test.each([undefined, '', 'null', '7', '{"title":7,"language":"//evil.example"}'])(
  'a push of %j leads to the messages in German',
  (text) => expect(notificationOf(text)).toMatchObject({ title: 'Knotenblech', path: '/de/shop/messages' }),
);
