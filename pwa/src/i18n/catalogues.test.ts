import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));
const extracted = await getCatalogs(getConfig({ cwd: fileURLToPath(new URL('../..', import.meta.url)) }));
const catalogues = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.po'));

/** Source texts of a catalogue that have no translation; what is no longer used does not count. */
const untranslated = (path: string) =>
  readFileSync(`${sources}/${path}`, 'utf8')
    .split('\n\n')
    .slice(1)
    .filter((entry) => entry.includes('msgid') && !entry.includes('#~') && /msgstr ""\s*$/.test(entry));

/** Each text of a language, by its context, with every translation that some catalogue has for it. */
const translationsOf = (language: string) => {
  const found = new Map<string, Set<string>>();
  for (const path of catalogues.filter((each) => each.includes(`/${language}/`))) {
    for (const entry of readFileSync(`${sources}/${path}`, 'utf8').split('\n\n').slice(1)) {
      const [, id, translated] = /^((?:msgctxt .+\n)?msgid [^]+?)\nmsgstr ([^]+)$/m.exec(entry) ?? [];
      if (!id || !translated || entry.includes('#~')) continue;
      found.set(id, (found.get(id) ?? new Set()).add(translated.trim()));
    }
  }
  return found;
};

test('there is a catalogue in every language wherever there is one', () => {
  const names = new Set(catalogues.map((path) => basename(path)));
  for (const name of names) {
    for (const language of languages) expect(catalogues).toContain(`i18n/locales/${language}/${name}`);
  }
});
test.each(languages)(
  'a text of site and shop is said alike in %s: catalogues are loaded over each other',
  (language) => {
    const different = [...translationsOf(language)].filter(([, translated]) => translated.size > 1);
    expect(different.map(([id, translated]) => [id, ...translated])).toEqual([]);
  },
);
test.each(catalogues)('%s is complete', (path) => expect(untranslated(path)).toEqual([]));
test.each(extracted.map((catalogue) => ({ path: basename(catalogue.path), catalogue })))(
  'every text of $path has been extracted',
  async ({ catalogue }) => {
    const inSources = Object.keys((await catalogue.collect()) ?? {});
    const known = (await catalogue.read('de')) ?? {};
    expect(inSources.filter((id) => !(id in known))).toEqual([]);
  },
  60_000,
);
