import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { type Language, languages } from '../../src/i18n/languages.ts';

export type Translated = { place: string; german: string; language: Exclude<Language, 'de'>; translation: string };

const catalogues = await getCatalogs(getConfig({ cwd: fileURLToPath(new URL('../..', import.meta.url)) }));

const isForeign = (language: Language): language is Exclude<Language, 'de'> => language !== 'de';

const readCatalogue = async (catalogue: (typeof catalogues)[number]): Promise<Translated[]> => {
  const place = basename(catalogue.path);
  const german = (await catalogue.read('de')) ?? {};
  const found: Translated[] = [];
  for (const language of languages.filter(isForeign)) {
    for (const [id, { translation = '', obsolete, context }] of Object.entries(
      (await catalogue.read(language)) ?? {},
    )) {
      const source = german[id]?.translation || german[id]?.message || '';
      if (!obsolete && translation !== '')
        found.push({ place, german: context === undefined ? source : `${source} (${context})`, language, translation });
    }
  }
  return found;
};

/** Every German text of the screens beside each of its translations; for tests that judge them. */
export const translations = (await Promise.all(catalogues.map(readCatalogue))).flat();
