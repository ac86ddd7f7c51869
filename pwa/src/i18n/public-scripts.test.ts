import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@knotenblech/shared/values/language.ts';
import { expect, test } from 'vitest';

test('what is said to an old browser, which imports nothing, is said in every language', () => {
  const script = readFileSync(resolve(import.meta.dirname, '../../public/old-browser.js'), 'utf8');
  for (const language of languages) expect(script).toContain(`\n    ${language}: [`);
});
