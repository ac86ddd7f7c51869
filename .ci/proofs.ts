import type { Root } from './test-projects.ts';

/** What takes too long for every run of the tests: who changes what a proof is about runs it before he is done. */
export type Proof = {
  /** What it holds true. */
  holds: string;
  /** Longer than this on two quiet cores it is over its budget. */
  minutes: number;
  root: Root;
  files: string[];
  /** Set where nothing may run beside it, as it holds times against bounds or uses the whole machine. */
  isAlone?: true;
  /** Set where browsers are not the shell that the tests take. */
  hasWholeBrowsers?: true;
};

export const proofs: Record<string, Proof> = {
  files: {
    holds: 'every hostile, damaged and made file is read or refused in its time and memory, without a server',
    minutes: 4,
    root: 'shared',
    files: ['samples/hostile/*.test.ts', 'samples/mutated-files.test.ts', 'fuzz/*.test.ts'],
  },
  'files-at-server': {
    holds: 'the same files at the server, in the child process with its limits',
    minutes: 6,
    root: 'sync-server',
    files: ['src/projects/reading/hostile-files.test.ts', 'src/files/reading/read-in.child.test.ts'],
  },
  seeds: {
    holds: 'devices and server agree and every change happens once, in 400 seeds of changes and faults',
    minutes: 15,
    root: 'sync-server',
    files: ['simulate/seeds/*.test.ts', 'simulate/*.proof.ts'],
  },
  'planted-faults': {
    holds: 'each fault planted in the sync is found by the simulator',
    minutes: 10,
    root: 'sync-server',
    files: ['simulate/mutants/*.test.ts'],
  },
  orders: {
    holds: 'orders race, are sent again, tampered with and calculated a second time, and each total is right',
    minutes: 8,
    root: 'sync-server',
    files: ['simulate/orders/**/*.test.ts'],
  },
  kills: {
    holds: 'a server killed at any point of an order or a push has lost, halved and doubled nothing',
    minutes: 6,
    root: 'sync-server',
    files: ['durability/crash/*.{test,proof}.ts'],
    isAlone: true,
  },
  faults: {
    holds: 'with each of 47 faults of database, disk, mail, clock and requests all works again by itself',
    minutes: 8,
    root: 'sync-server',
    files: ['durability/faults/*.{test,proof}.ts', 'durability/outside-database.proof.ts'],
    isAlone: true,
  },
  histories: {
    holds: 'what clients of two servers append and read at once is explained by one transaction after the other',
    minutes: 3,
    root: 'sync-server',
    files: ['durability/histories/*.{test,proof}.ts'],
  },
  storm: {
    holds: 'sixty devices that come back at once lose nothing, and orders are answered before edits',
    minutes: 3,
    root: 'sync-server',
    files: ['durability/storm/*.proof.ts'],
    isAlone: true,
  },
  disk: {
    holds: 'what is acknowledged was synced to the disk, by the system calls of server and database',
    minutes: 3,
    root: 'sync-server',
    files: ['durability/trace/*.proof.ts', 'durability/synced-answers.proof.ts'],
  },
  servers: {
    holds: 'starts, restarts, several servers, proxies, backups, restores and commands beside a running shop',
    minutes: 8,
    root: 'sync-server',
    files: [
      'durability/*.proof.ts',
      'durability/proxies/*.proof.ts',
      'src/**/*.proof.ts',
      'src/accounts/users/streams-of-edited.test.ts',
    ],
  },
  browser: {
    holds: 'what the app does in Chromium, in all the cases that the journeys of the tests leave out',
    minutes: 35,
    root: 'pwa',
    files: ['e2e/proofs/*.proof.ts', 'e2e/proofs/orders/*.proof.ts'],
  },
  engines: {
    holds: 'screens, updates, two windows, kills, full and refused storage and the page cache, in Firefox and WebKit',
    minutes: 30,
    root: 'pwa',
    files: ['e2e/proofs/engines/*.proof.ts'],
  },
  journeys: {
    holds: 'the journeys of the tests hold in the whole browser too, with all that moves',
    minutes: 10,
    root: 'pwa',
    files: ['e2e/*.test.ts'],
    hasWholeBrowsers: true,
  },
  'left-behind': {
    holds: 'a sign-out, a lock or a dead battery leaves nothing readable on the device, in Chromium and Firefox',
    minutes: 6,
    root: 'pwa',
    hasWholeBrowsers: true,
    files: ['e2e/proofs/left-behind/**/*.{test,proof}.ts'],
  },
  'planted-lines': {
    holds:
      'each fault planted in prices, permissions, sync, reading, orders and screens is seen by the tests named for it',
    minutes: 15,
    root: '.ci',
    files: ['planted-lines.proof.ts'],
    isAlone: true,
  },
  benches: {
    holds: 'every benchmark runs to its end, with as little as it can do',
    minutes: 15,
    root: '.ci',
    files: ['benches.proof.ts'],
    isAlone: true,
  },
  'browser-times': {
    holds: 'frames, limits and restarts in the browser, held against their times',
    minutes: 4,
    root: 'pwa',
    files: ['e2e/proofs/times/*.proof.ts'],
    isAlone: true,
    hasWholeBrowsers: true,
  },
};
