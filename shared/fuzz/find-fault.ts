import type { Catalogue } from '../src/catalogue/catalogue.schema.ts';
import { type Reading, readingSchema } from '../src/files/document/reading.schema.ts';
import { readFile } from '../src/files/read-file.ts';
import type { Kernel } from '../src/geometry/solids/unite-deep.ts';
import { DomainError } from '../src/values/errors/domain-error.ts';
import { errorCodes } from '../src/values/errors/error-codes.ts';

export type Judgement = {
  /** 'read', or the code of the refusal. */
  verdict: string;
  /** What no reader may do, in words that are equal for equal faults; null when all is well. */
  fault: string | null;
};

const known = new Set<string>(errorCodes);
const afterTheFact = new Set(['E_READ_TIME', 'E_READ_MEMORY', 'E_READ_FAILED']);

const whereOf = (error: Error) =>
  /at (\S+) .*?([\w-]+\.ts)/
    .exec(error.stack ?? '')
    ?.slice(1)
    .join(' in ') ?? '';

/** Every number finite and in its schema, and no plate heavier than its blank. */
const faultOf = (reading: Reading): string | null => {
  const parsed = readingSchema.safeParse(reading);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `schema: ${issue?.path.filter((step) => typeof step === 'string').join('.')} ${issue?.code}`;
  }
  const swollen = reading.parts.find(({ category, body: { blankMm }, measures }) => {
    const blank = blankMm.length * blankMm.height * blankMm.width;
    return category === 'FLAT' && measures.netVolumeMm3 > blank * 1.0001 + 1;
  });
  return swollen ? 'a plate has more volume than its blank' : null;
};

/** Reads a file and says what is wrong with the reader, if anything is. */
export const findFault = (
  bytes: Uint8Array,
  { catalogue, kernel }: { catalogue: Catalogue; kernel: Kernel },
): Judgement => {
  try {
    return { verdict: 'read', fault: faultOf(readFile({ bytes, fileName: 'fuzz.btlx', catalogue, kernel })) };
  } catch (error) {
    if (error instanceof DomainError) {
      const isKnown = known.has(error.code) && !afterTheFact.has(error.code);
      return { verdict: error.code, fault: isKnown ? null : `code ${error.code}` };
    }
    if (error instanceof Error)
      return { verdict: 'crash', fault: `${error.name}: ${error.message.slice(0, 120)} (${whereOf(error)})` };
    return { verdict: 'crash', fault: `thrown: ${typeof error} ${String(error).slice(0, 40)}` };
  }
};
