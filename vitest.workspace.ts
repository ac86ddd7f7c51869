import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;

/** After this a test hangs. What takes long is measured where it matters; a busy machine may take ten times as long. */
const patience = { testTimeout: 600_000, hookTimeout: 900_000, expect: { poll: { timeout: 60_000 } } };

const everyCore = { maxWorkers: '100%' };

/** Tests that hold a time against a bound: nothing runs beside them. */
const timedServerTests = [
  'src/start.test.ts',
  'durability/outside-database.test.ts',
  'durability/{crash,faults,storm}/*.test.ts',
];
const timedBrowserTests = ['e2e/devices.test.ts', 'e2e/hostile-files.test.ts', 'e2e/trouble-server.test.ts'];

const serverTests = (name: string, which: ProjectConfig) => ({
  test: { name, root: './sync-server', ...patience, ...which },
});

const browserTests = (name: string, which: ProjectConfig) => ({
  test: {
    name,
    root: './pwa',
    globalSetup: ['./e2e/ensure-chromium.ts', './e2e/ensure-built.ts'],
    setupFiles: ['./e2e/remove-own-shop.ts', './e2e/tell-failure.ts'],
    ...patience,
    expect: { poll: { timeout: 90_000, interval: 250 } },
    ...which,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './.ci/plain-reporter.ts'],
    projects: [
      {
        test: {
          name: 'shared',
          root: './shared',
          include: ['src/**/*.test.ts', 'samples/**/*.test.ts', 'fuzz/**/*.test.ts'],
          ...everyCore,
          ...patience,
        },
      },
      serverTests('sync-server', {
        include: ['src/**/*.test.ts', 'simulate/**/*.test.ts', 'durability/**/*.test.ts'],
        exclude: timedServerTests,
        globalSetup: ['./src/database/start-test-postgres.ts'],
        ...everyCore,
      }),
      {
        extends: './pwa/vite.config.ts',
        test: { name: 'pwa', root: './pwa', include: ['src/**/*.test.{ts,tsx}'], ...everyCore, ...patience },
      },
      serverTests('sync-server-timed', { include: timedServerTests, maxWorkers: 1, sequence: { groupOrder: 1 } }),
      browserTests('e2e', {
        include: ['e2e/**/*.test.ts'],
        exclude: timedBrowserTests,
        maxWorkers: 2,
        sequence: { groupOrder: 2 },
      }),
      browserTests('e2e-timed', { include: timedBrowserTests, maxWorkers: 1, sequence: { groupOrder: 3 } }),
    ],
  },
});
