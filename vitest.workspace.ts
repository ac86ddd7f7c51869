import { defineConfig } from 'vitest/config';
import { appProjects, browserProject, provided, testProject } from './.ci/test-projects.ts';

export default defineConfig({
  test: {
    reporters: ['default', './.ci/plain-reporter.ts'],
    provide: provided(false),
    projects: [
      testProject('ci', '.ci', { include: ['*.test.ts'] }),
      testProject('shared', 'shared', { include: ['**/*.test.ts'] }),
      testProject('sync-server', 'sync-server', { include: ['{src,test,simulate,durability}/**/*.test.ts'] }),
      ...appProjects().map((project) => ({ extends: './pwa/vite.config.ts' as const, ...project })),
      browserProject('browser', { include: ['e2e/*.test.ts'], sequence: { groupOrder: 1 } }),
    ],
  },
});
