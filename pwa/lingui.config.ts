import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const exclude = ['**/*.test.tsx'];
const folders = ['app', 'cart', 'i18n', 'lists', 'orders', 'parts', 'pictures'];

export default defineConfig({
  sourceLocale: 'de',
  locales: ['de', 'en', 'fr', 'it'],
  fallbackLocales: { default: 'de' },
  format: formatter({ origins: false }),
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  catalogs: [
    { path: '<rootDir>/src/features/{name}/locales/{locale}', include: ['<rootDir>/src/features/{name}'], exclude },
    { path: '<rootDir>/src/ui/locales/{locale}', include: ['<rootDir>/src/ui'], exclude },
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: folders.map((folder) => `<rootDir>/src/${folder}`),
      exclude,
    },
  ],
});
