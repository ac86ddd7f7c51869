import { defineConfig } from 'vitest/config';
import { proofs } from './.ci/proofs.ts';
import { browserProject, provided, testProject } from './.ci/test-projects.ts';

/** A proof may take long; what hangs is ended by the budget of nobody but this. */
const patience = { testTimeout: 1_800_000, hookTimeout: 900_000, expect: { poll: { timeout: 90_000 } } };

export default defineConfig({
  test: {
    reporters: ['default', './.ci/plain-reporter.ts'],
    provide: provided(true),
    projects: Object.entries(proofs).map(([name, { root, files, isAlone, hasWholeBrowsers = false }]) => {
      const which = { include: files, ...patience, ...(isAlone ? { maxWorkers: 1 } : {}) };
      return root === 'pwa'
        ? browserProject(name, { ...which, provide: { hasWholeBrowsers } })
        : testProject(name, root, which);
    }),
  },
});
