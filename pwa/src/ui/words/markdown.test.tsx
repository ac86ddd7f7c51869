import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown, readMarkdown } from './markdown.tsx';

const shown = (text: string) => renderToStaticMarkup(<Markdown nodes={readMarkdown(text).nodes} />);

test('the first heading is the title', () =>
  expect(readMarkdown('# Über *uns*\n\nText')).toMatchObject({ title: 'Über uns', nodes: [{ type: 'paragraph' }] }));
test('a text without a heading has no title', () => expect(readMarkdown('Text').title).toBe(''));
test('paragraphs, lists and emphasis are shown', () => {
  expect(shown('Ein **Satz**.\n\n- eins\n- zwei')).toContain(
    '<p>Ein <strong>Satz</strong>.</p><ul><li>eins</li><li>zwei</li></ul>',
  );
});
test('HTML is shown as text', () => {
  expect(shown('<script>alert(1)</script>')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(shown('a <img src=x onerror=alert(1)> b')).not.toContain('<img');
});
test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://plain.example'])(
  'a link to %s is words only',
  (url) => expect(shown(`[hier](${url})`)).toContain('<p>hier</p>'),
);
test('links by https, mail and phone are kept', () => {
  for (const url of ['https://example.org/', 'mailto:shop@example.org', 'tel:+49821'])
    expect(shown(`[hier](${url})`)).toContain(`href="${url}"`);
});
test('pictures are left out', () => expect(shown('![x](https://example.org/x.png)')).not.toContain('img'));
