import { createVitest, parseCLI } from 'vitest/node';

/** A real browser on a busy machine: a file of its tests that fails runs once more, whole, and is told as unsteady when it passes then. */
const secondTry = /^e2e/;

const { filter, options } = parseCLI(['vitest', 'run', '--config', 'vitest.workspace.ts', ...process.argv.slice(2)]);
const vitest = await createVitest({ ...options, watch: false });
try {
  await vitest.start(filter);
  const failed = vitest.state.getTestModules().filter((module) => !module.ok());
  const isWorthATry = failed.length > 0 && vitest.state.getUnhandledErrors().length === 0;
  if (isWorthATry && failed.every(({ project }) => secondTry.test(project.name))) {
    process.exitCode = 0;
    await vitest.runTestSpecifications(failed.map((module) => module.toTestSpecification()));
  }
} finally {
  await vitest.close();
}
