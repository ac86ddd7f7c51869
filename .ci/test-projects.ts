import { availableParallelism } from 'node:os';
import type { TestProjectInlineConfiguration } from 'vitest/config';

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;
export type Root = '.ci' | 'shared' | 'sync-server' | 'pwa';

/** Files of one worker share what they import: nothing that a test changes lies in a module. */
const sharedModules = { isolate: false };

const ofRoot: Record<Root, ProjectConfig> = {
  '.ci': {},
  shared: sharedModules,
  'sync-server': { ...sharedModules, globalSetup: ['./test/start-test-postgres.ts'] },
  pwa: {},
};

/** After this a test hangs: a busy machine may take ten times as long as a quiet one. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** One more than there are processors: tests wait too, for a server that was killed or a lock. */
const maxWorkers = availableParallelism() + 1;

export const testProject = (name: string, root: Root, which: ProjectConfig): TestProjectInlineConfiguration => ({
  test: { name, root: `./${root}`, maxWorkers, ...patience, ...ofRoot[root], ...which },
});

/** Where a module holds what a window knows of its session, or is replaced: each file of tests there has modules of its own. */
const withState = [
  'src/{app,database,sync,device}/**',
  'src/features/issues/cards/**',
  'src/features/orders/{review,steps}',
];
const ofApp = '*.test.{ts,tsx}';

/** Units of the app, by whether modules hold state. */
export const appProjects = (): TestProjectInlineConfiguration[] => [
  testProject('pwa', 'pwa', {
    include: [`src/**/${ofApp}`],
    exclude: withState.map((folder) => `${folder}/${ofApp}`),
    setupFiles: ['./test/test-indexed-db.ts'],
    ...sharedModules,
  }),
  testProject('pwa-sync', 'pwa', { include: withState.map((folder) => `${folder}/${ofApp}`) }),
];

/** Tests of the built app in a browser, against shops that are copied from one that was prepared. */
export const browserProject = (name: string, which: ProjectConfig): TestProjectInlineConfiguration =>
  testProject(name, 'pwa', {
    globalSetup: ['./e2e/shop/ensure-chromium.ts', './e2e/shop/prepare-shop.ts'],
    setupFiles: ['./e2e/shop/remove-own-shop.ts', './e2e/shop/tell-failure.ts'],
    maxWorkers: 2,
    provide: { hasWholeBrowsers: false },
    ...sharedModules,
    ...which,
  });

/** What chance is drawn from, and whether all cases of a proof run or the slice that the tests take. */
export const provided = (isProof: boolean) => ({ seed: Number(process.env['RUN_SEED'] ?? 1), isProof });
