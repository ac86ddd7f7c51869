import { beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../src/base-data/seed-catalogue.ts';
import { readingSchema } from '../../src/files/reading.ts';
import { type Kernel, loadKernel } from '../../src/geometry/load-kernel.ts';
import { hostileFiles } from './hostile-files.ts';
import { judgeFile } from './judge-file.ts';

let kernel: Kernel;
const catalogue = seedCatalogue();
beforeAll(async () => {
  kernel = await loadKernel();
});

test.each(hostileFiles.map((file) => [`${file.kind} ${file.name}`, file.expected, file] as const))(
  '%s: %s',
  (_title, expected, { bytes, fileName, hasPlace }) => {
    const content = bytes();
    const before = process.cpuUsage();
    const { verdict, reading } = judgeFile(content, fileName, { catalogue, kernel });
    const used = process.cpuUsage(before);
    expect(verdict.code).toBe(expected);
    expect([verdict.line !== null, verdict.column !== null]).toEqual([hasPlace, hasPlace]);
    if (reading) expect(() => readingSchema.parse(reading)).not.toThrow();
    expect((used.user + used.system) / 1e6).toBeLessThan(expected.startsWith('E_') ? 2 : 30);
  },
  30_000,
);
