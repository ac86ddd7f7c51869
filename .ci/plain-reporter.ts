import type { Reporter, TestCase } from 'vitest/node';

const charactersOfReason = 600;

/** Tells last, in brief, what failed or passed only the second time; then one closing line that any machine can read. */
export default class PlainReporter implements Reporter {
  private counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  private remarks: string[] = [];
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    this.counts[state] += 1;
    const isUnsteady = test.diagnostic()?.flaky === true;
    if (state !== 'failed' && !isUnsteady) return;
    const reason = [errors?.[0]?.message, errors?.[0]?.diff].filter(Boolean).join('\n').slice(0, charactersOfReason);
    const verdict = isUnsteady ? 'UNSTEADY' : 'FAILED';
    this.remarks.push(`${verdict} ${test.module.relativeModuleId}: ${test.fullName}\n${reason}`);
  }
  onTestRunEnd() {
    const { passed, failed, skipped } = this.counts;
    for (const remark of this.remarks) console.log(remark);
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
