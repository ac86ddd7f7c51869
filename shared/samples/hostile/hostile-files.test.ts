import { beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../src/base-data/seed/seed-catalogue.ts';
import { readingSchema } from '../../src/files/document/reading.schema.ts';
import { type Kernel, loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { isProof, sliceOf } from '../../proofs/slice.ts';
import { hostileFiles } from './hostile-files.ts';
import { judgeFile } from './judge-file.ts';

/** Processor time that a refusal may take on a quiet core; one that is shared by two counts the same work up to twice. */
const refusalSeconds = 2;
const readingSeconds = 30;
const sharedCore = 2;
/** Others' work on the machine makes the same work take longer, never shorter: what was too long is done again. */
const mostAgain = 2;

/** A tenth that changes, and of each kind the first. */
const tried = new Set([
  ...new Map(hostileFiles.toReversed().map((file) => [file.kind, file])).values(),
  ...sliceOf(hostileFiles, Math.ceil(hostileFiles.length / 10)),
]);

let kernel: Kernel;
const catalogue = seedCatalogue();
beforeAll(async () => {
  kernel = await loadKernel();
});

test.each([...tried].map((file) => [`${file.kind} ${file.name}`, file.expected, file] as const))(
  '%s: %s',
  (_title, expected, { bytes, fileName, hasPlace }) => {
    const content = bytes();
    const judge = () => {
      const before = process.cpuUsage();
      const judged = judgeFile(content, fileName, { catalogue, kernel });
      const { user, system } = process.cpuUsage(before);
      return { ...judged, seconds: (user + system) / 1e6 };
    };
    const { verdict, reading, seconds: first } = judge();
    expect(verdict.code).toBe(expected);
    expect([verdict.line !== null, verdict.column !== null]).toEqual([hasPlace, hasPlace]);
    if (reading) expect(() => readingSchema.parse(reading)).not.toThrow();
    if (!isProof()) return;
    const allowedSeconds = expected.startsWith('E_') ? refusalSeconds * sharedCore : readingSeconds;
    let seconds = first;
    for (let again = 0; again < mostAgain && seconds >= allowedSeconds; again += 1)
      seconds = Math.min(seconds, judge().seconds);
    expect(seconds).toBeLessThan(allowedSeconds);
  },
);
