import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

const charactersOfReason = 600;

type FileResult = {
  passed: number;
  failed: number;
  skipped: number;
  pending: number;
  failures: string[];
  firstTry: string[];
};

/** Tells last, in brief, what failed or passed only the second time; then one closing line that any machine can read. */
export default class PlainReporter implements Reporter {
  private files = new Map<string, FileResult>();
  onTestModuleStart({ moduleId }: TestModule) {
    const firstTry = this.files.get(moduleId)?.failures ?? [];
    this.files.set(moduleId, { passed: 0, failed: 0, skipped: 0, pending: 0, failures: [], firstTry });
  }
  onTestCaseResult(test: TestCase) {
    const file = this.files.get(test.module.moduleId);
    if (!file) return;
    const { state, errors } = test.result();
    file[state] += 1;
    if (state === 'failed')
      file.failures.push(`${test.module.relativeModuleId}: ${test.fullName}\n${reasonOf(errors)}`);
  }
  onTestModuleEnd(module: TestModule) {
    const file = this.files.get(module.moduleId);
    if (module.ok() || !file || file.failures.length > 0) return;
    file.failures.push(`${module.relativeModuleId}\n${reasonOf(module.errors())}`);
  }
  onTestRunEnd() {
    const files = [...this.files.values()];
    for (const { failures, firstTry } of files) {
      for (const failure of failures) console.log(`FAILED ${failure}`);
      if (failures.length === 0) for (const failure of firstTry) console.log(`UNSTEADY ${failure}`);
    }
    const sum = (state: 'passed' | 'failed' | 'skipped') => files.reduce((total, file) => total + file[state], 0);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  }
}

const reasonOf = (errors: readonly SerializedError[] = []) =>
  [errors[0]?.message, errors[0]?.diff].filter(Boolean).join('\n').slice(0, charactersOfReason);
