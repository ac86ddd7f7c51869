import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';

const sources = new URL('..', import.meta.url).pathname;
const catalogues = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.po'));

/** Source texts of a catalogue that have no translation; what is no longer used does not count. */
const untranslated = (path: string) =>
  readFileSync(`${sources}/${path}`, 'utf8')
    .split('\n\n')
    .slice(1)
    .filter((entry) => entry.includes('msgid') && !entry.includes('#~') && /msgstr ""\s*$/.test(entry));

test('there is a catalogue in every language wherever there is one', () => {
  const folders = new Set(catalogues.map((path) => path.slice(0, -basename(path).length)));
  for (const folder of folders) {
    for (const language of languages) expect(catalogues).toContain(`${folder}${language}.po`);
  }
});
test.each(catalogues)('%s is complete', (path) => expect(untranslated(path)).toEqual([]));
