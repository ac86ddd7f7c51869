import { defineConfig } from 'vitest/config';
import { browserProject, provided, testProject } from './.ci/test-projects.ts';

export default defineConfig({
  test: {
    reporters: ['default', './.ci/plain-reporter.ts'],
    provide: provided(false),
    projects: [
      testProject('shared', 'shared', { include: ['**/*.test.ts'] }),
      testProject('sync-server', 'sync-server', { include: ['{src,simulate,durability}/**/*.test.ts'] }),
      { extends: './pwa/vite.config.ts', ...testProject('pwa', 'pwa', { include: ['src/**/*.test.{ts,tsx}'] }) },
      browserProject('browser', { include: ['e2e/*.test.ts'], sequence: { groupOrder: 1 } }),
    ],
  },
});
