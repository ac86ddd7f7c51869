import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstLoad } from './first-load.ts';
import { manifest } from './manifest.ts';

const cwd = import.meta.dirname;
const isTest = process.env.VITEST !== undefined;
/** The host stays that of the page: the server refuses changes that another origin's page asks for. */
const proxy = { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? '8787'}`, changeOrigin: false } };

const catalogue = /\/locales\/(\w+)\/(site|shop)\.po/;
/** Two chunks a language: the words of the site, which come first, and those of the shop. */
const localeChunk = (id: string) => {
  const [, language = 'app', reach] = catalogue.exec(id) ?? [];
  return `locale-${language}${reach === 'site' ? '-site' : ''}`;
};

/** The table of routes and the home page, with all they need, come in one piece. */
const firstScreen =
  /\/src\/(routeTree\.gen\.ts|routes\/\$lang(\/_site(\/home)?)?\.tsx\?tsr-split=component|features\/site\/home\/)/;

const screens = (...routes: readonly string[]) =>
  new RegExp(`/src/routes/\\$lang/(${routes.join('|')})\\.tsx\\?tsr-split=component`);

export default defineConfig({
  root: cwd,
  server: { proxy },
  preview: { proxy },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, enableRouteGeneration: !isTest }),
    react(),
    lingui({ cwd, failOnCompileError: true }),
    // Presets run last to first: Lingui's macros have to be gone before the compiler looks.
    babel({
      cwd,
      presets: [reactCompilerPreset(), linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })],
    }),
    firstLoad(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,wasm,woff2,ttf,svg,png,webp,btlx,stws}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    // Nothing inline: the content security policy allows neither inline script nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: localeChunk, test: catalogue },
            {
              name: 'libraries',
              test: /node_modules\/.*\/(react|react-dom|scheduler|@lingui|@tanstack\/(history|store|react-store|router-core|react-router))\//,
            },
            { name: 'site', test: firstScreen },
            { name: 'start', tags: ['$initial'] },
            // Each of these takes with it what those before it did not: a screen is a few requests, not a hundred.
            { name: 'words', test: /\/features\/site\/pages\/operator-text\.tsx/ },
            { name: 'sign-in', test: screens('shop_\\.login') },
            { name: 'schemas', test: /\/node_modules\/zod\/|\/shared\/src\/values\/ids\.ts/ },
            {
              name: 'content',
              test: screens('_site/(about|disclaimer|gallery|imprint|infos|privacy|shippingterms)'),
            },
            { name: 'forms', test: screens('_site/contact', '_entry/.+') },
            { name: 'session', test: /\/pwa\/src\/device\/auth\/session\.ts/ },
            { name: 'shop', test: screens('shop', 'shop/_projects', 'shop/\\(order\\)/basket') },
            { name: 'project', test: screens('shop/\\(project\\)/project\\.\\$projectId') },
          ],
        },
      },
    },
  },
});
