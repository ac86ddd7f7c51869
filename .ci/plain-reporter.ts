import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const charactersOfReason = 600;

/** Reasons by the names of what failed. */
type Failures = Map<string, string>;
type FileResult = {
  passed: number;
  failed: number;
  skipped: number;
  pending: number;
  failures: Failures;
  firstTry: Failures;
};

/** Tells last, in brief, what failed or passed only the second time; then one closing line that any machine can read. */
export default class PlainReporter implements Reporter {
  private files = new Map<string, FileResult>();
  onTestModuleStart({ moduleId }: TestModule) {
    const firstTry = this.files.get(moduleId)?.failures ?? new Map();
    this.files.set(moduleId, { passed: 0, failed: 0, skipped: 0, pending: 0, failures: new Map(), firstTry });
  }
  onTestCaseResult(test: TestCase) {
    const file = this.files.get(test.module.moduleId);
    if (!file) return;
    const { state, errors } = test.result();
    file[state] += 1;
    if (state === 'failed') file.failures.set(`${test.module.relativeModuleId}: ${test.fullName}`, reasonOf(errors));
  }
  onTestModuleEnd(module: TestModule) {
    const file = this.files.get(module.moduleId);
    if (module.ok() || !file || file.failures.size > 0) return;
    file.failures.set(module.relativeModuleId, reasonOf(module.errors()));
  }
  onTestRunEnd() {
    const files = [...this.files.values()];
    let unsteady = 0;
    for (const { failures, firstTry } of files) {
      const passedNow = [...firstTry].filter(([name]) => !failures.has(name));
      unsteady += passedNow.length;
      for (const [name, reason] of failures) console.log(`FAILED ${name}\n${reason}`);
      for (const [name, reason] of passedNow) console.log(`UNSTEADY ${name}\n${reason}`);
    }
    if (unsteady > 0) console.log(`${unsteady} unsteady: failed at first, passed when their file ran again`);
    const sum = (state: 'passed' | 'failed' | 'skipped') => files.reduce((total, file) => total + file[state], 0);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  }
}

const reasonOf = ([error]: readonly TestError[] = []) => {
  const told = [error?.message, error?.diff].filter(Boolean).join('\n').slice(0, charactersOfReason);
  const at = error?.stacks?.[0];
  return at ? `${told}\nat ${at.file}:${at.line}` : told;
};
