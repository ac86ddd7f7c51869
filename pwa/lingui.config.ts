import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from '../shared/src/values/language.ts';
import { siteFolders } from './src/i18n/site-catalogues.ts';

const site = siteFolders.map((folder) => `<rootDir>/src/${folder}`);
const exclude = ['**/*.test.tsx'];

export default defineConfig({
  sourceLocale: 'de',
  locales: [...languages],
  fallbackLocales: { default: 'de' },
  format: formatter({ origins: false }),
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  catalogs: [
    { path: '<rootDir>/src/i18n/locales/{locale}/site', include: site, exclude },
    {
      path: '<rootDir>/src/i18n/locales/{locale}/shop',
      include: ['<rootDir>/src'],
      exclude: [...exclude, ...site.map((folder) => `${folder}/**`)],
    },
  ],
});
