import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const budgetMinutes = Number(process.env['BUDGET_MINUTES'] ?? 12);
const charactersOfReason = 600;
const longestList = 10;

type Counts = { passed: number; failed: number; skipped: number; pending: number };

/** Reports last, in brief: what took how long, what failed, the seed, and one closing line that any machine can read. */
export default class PlainReporter implements Reporter {
  private counts: Counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  private failures = new Map<string, string>();
  private tests: [string, number][] = [];
  private files: [string, number][] = [];
  private projects = new Map<string, number>();
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    const name = `${nameOf(test.module)}: ${test.fullName}`;
    this.counts[state] += 1;
    this.tests.push([name, (test.diagnostic()?.duration ?? 0) / 1000]);
    if (state === 'failed') this.failures.set(name, reasonOf(errors));
  }
  onTestModuleEnd(module: TestModule) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    const seconds = (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
    const project = module.project.name;
    this.files.push([nameOf(module), seconds]);
    this.projects.set(project, (this.projects.get(project) ?? 0) + seconds);
    if (!module.ok() && module.errors().length > 0) this.failures.set(nameOf(module), reasonOf(module.errors()));
  }
  onTestRunEnd() {
    printSeconds('seconds per project, of all workers together', [...this.projects]);
    printSeconds('slowest files', this.files);
    printSeconds('slowest tests', this.tests);
    for (const [name, reason] of this.failures) console.log(`FAILED ${name}\n${reason}`);
    const minutes = performance.now() / 60_000;
    console.log(`seed ${process.env['RUN_SEED'] ?? 1}; the same again: --seed ${process.env['SEED'] ?? 1}`);
    const { passed, failed, skipped } = this.counts;
    if (minutes > budgetMinutes) console.log(`OVER BUDGET: ${minutes.toFixed(1)} minutes of ${budgetMinutes}`);
    else console.log(`${minutes.toFixed(1)} minutes of ${budgetMinutes}`);
    console.log(`${passed} passed, ${failed + this.filesThatBroke()} failed, ${skipped} skipped`);
  }
  /** Files without a failed test that failed all the same: they did not load, or broke in a hook. */
  private filesThatBroke() {
    return [...this.failures.keys()].filter((name) => this.files.some(([file]) => file === name)).length;
  }
}

const nameOf = ({ project, relativeModuleId }: TestModule) =>
  `${project.config.root.split('/').at(-1)}/${relativeModuleId}`;

const printSeconds = (title: string, rows: readonly [string, number][]) => {
  console.log(`\n${title}`);
  for (const [name, seconds] of rows.toSorted((a, b) => b[1] - a[1]).slice(0, longestList))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
};

/** The first error with its place, and what came after it, as the screens of a browser. */
const reasonOf = ([error, after]: readonly TestError[] = []) => {
  const message = [error?.message, error?.diff].filter(Boolean).join('\n').slice(0, charactersOfReason);
  const at = error?.stacks?.[0];
  const place = at ? `at ${at.file}:${at.line}` : '';
  return [message, place, after?.message.slice(0, charactersOfReason * 2)].filter(Boolean).join('\n');
};
