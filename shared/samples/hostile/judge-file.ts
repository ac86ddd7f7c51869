import type { Catalogue } from '../../src/catalogue/catalogue.schema.ts';
import { DomainError, type ErrorDetails } from '../../src/values/errors/domain-error.ts';
import { readFile } from '../../src/files/read-file.ts';
import type { Reading } from '../../src/files/document/reading.schema.ts';
import type { Kernel } from '../../src/geometry/solids/unite-deep.ts';

/** What a reader said of a file: of a reading only what must be the same everywhere. */
export type Verdict = { code: string; line: number | null; column: number | null };

const placeOf = (details: ErrorDetails) => ({
  line: typeof details.line === 'number' ? details.line : null,
  column: typeof details.column === 'number' ? details.column : null,
});

export const verdictOfRefusal = (code: string, details: ErrorDetails): Verdict => ({ code, ...placeOf(details) });

export const verdictOfReading = ({ parts }: Reading): Verdict => {
  const isOnRequest = parts.some(
    ({ taken, findings }) => taken !== 'left-out' && findings.some(({ code }) => code.startsWith('request.')),
  );
  return { code: isOnRequest ? 'on-request' : 'accepted', line: null, column: null };
};

type Judged = { verdict: Verdict; reading: Reading | null; details: ErrorDetails };

/** Reads a file in this process. Anything but a reading or a DomainError is thrown on: a bug. */
export const judgeFile = (bytes: Uint8Array, fileName: string, { catalogue, kernel }: { catalogue: Catalogue; kernel: Kernel }): Judged => {
  try {
    const reading = readFile({ bytes, fileName, catalogue, kernel });
    return { verdict: verdictOfReading(reading), reading, details: {} };
  } catch (error) {
    if (error instanceof DomainError) return { verdict: verdictOfRefusal(error.code, error.details), reading: null, details: error.details };
    throw error;
  }
};
