import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@knotenblech/shared/values/language.ts';
import { expect, test } from 'vitest';

const others = languages.slice(1).join('|');

test.each(['start.js', 'old-browser.js'])('%s, which imports nothing, knows every language', (name) => {
  const script = readFileSync(resolve(import.meta.dirname, '../../public', name), 'utf8');
  expect(script).toContain(`/^\\/(${others})(\\/|$)/`);
});
