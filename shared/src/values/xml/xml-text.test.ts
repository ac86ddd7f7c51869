import { expect, test } from 'vitest';
import { element, escapeText, isElementName, plainText, valueElement } from './xml-text.ts';

test.each([
  ['control characters are dropped', 'a\u0000b\u0008c\u001fd\ufffee', 'abcde'],
  ['half characters are replaced', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
  ['whole ones stay', '😀\u202e\u{10ffff}', '😀\u202e\u{10ffff}'],
  ['blanks stay', ' \t\n\r', ' \t\n\r'],
])('%s', (_what, text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('markup and blanks are escaped, so that a reader gets them back', () => {
  expect(escapeText('<a b="c">&\t\n\r')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&#9;&#10;&#13;');
});

test('flags are yes and no, nothing is left out, -0 is 0', () => {
  expect(element('A', { b: true, c: false, d: null, e: undefined, f: -0, g: '' })).toBe(
    '<A b="yes" c="no" f="0" g=""/>',
  );
  expect(valueElement('A', 1e-7)).toBe('<A>1e-7</A>');
});

test.each([
  ['Drilling', true],
  ['Arc1.Radius', true],
  ['a:b', false],
  ['1a', false],
  ['a b', false],
  ['a>', false],
  ['', false],
])('"%s" as the name of an element: %s', (text, isName) => {
  expect(isElementName(text)).toBe(isName);
});
