import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './.ci/plain-reporter.ts'],
    projects: [
      {
        test: {
          name: 'shared',
          root: './shared',
          include: ['src/**/*.test.ts', 'samples/**/*.test.ts', 'fuzz/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'sync-server',
          root: './sync-server',
          include: ['src/**/*.test.ts', 'simulate/**/*.test.ts', 'durability/**/*.test.ts'],
          globalSetup: ['./src/database/start-test-postgres.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      { extends: './pwa/vite.config.ts', test: { name: 'pwa', root: './pwa', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'e2e',
          root: './pwa',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/ensure-chromium.ts', './e2e/ensure-built.ts'],
          setupFiles: ['./e2e/remove-own-shop.ts', './e2e/tell-failure.ts'],
          testTimeout: 180_000,
          expect: { poll: { timeout: 40_000, interval: 250 } },
          hookTimeout: 320_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
