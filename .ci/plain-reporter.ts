import type { Reporter, TestCase } from 'vitest/node';

/** One closing line that any machine can read. */
export default class PlainReporter implements Reporter {
  private counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  onTestCaseResult(test: TestCase) {
    this.counts[test.result().state] += 1;
  }
  onTestRunEnd() {
    const { passed, failed, skipped } = this.counts;
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
