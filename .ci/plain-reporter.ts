import type { Reporter, TestCase } from 'vitest/node';

const charactersOfReason = 600;

/** What failed and why, briefly, and one closing line that any machine can read: both stand last, however long the rest is. */
export default class PlainReporter implements Reporter {
  private counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  private failures: string[] = [];
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    this.counts[state] += 1;
    if (state !== 'failed') return;
    const reason = [errors?.[0]?.message, errors?.[0]?.diff].filter(Boolean).join('\n').slice(0, charactersOfReason);
    this.failures.push(`FAILED ${test.module.relativeModuleId}: ${test.fullName}\n${reason}`);
  }
  onTestRunEnd() {
    const { passed, failed, skipped } = this.counts;
    for (const failure of this.failures) console.log(failure);
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
