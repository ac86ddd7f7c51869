import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text is never markup, what a template made is', () => {
  const cells = ['a & b', '<script>'].map((text) => html`<td title="${text}">${text}</td>`);
  expect(html`<tr>${cells}${false}${undefined}</tr>`.markup).toBe(
    '<tr><td title="a &amp; b">a &amp; b</td><td title="&lt;script&gt;">&lt;script&gt;</td></tr>',
  );
});
