import { readFile as readBytes } from 'node:fs/promises';
import { basename } from 'node:path';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { describeReading, printReading } from '../../files/reading/describe-reading.ts';

const usage = 'usage: pnpm read FILE [--all-as-steel] [--json]\n';

const report = (text: string, code: number) => {
  process.stderr.write(text);
  process.exitCode = code;
};

const run = async (args: string[]): Promise<void> => {
  const [path, ...more] = args.filter((argument) => !argument.startsWith('--'));
  const flags = new Set(args.filter((argument) => argument.startsWith('--')));
  if (path === undefined || more.length > 0 || [...flags].some((flag) => !['--all-as-steel', '--json'].includes(flag)))
    return report(usage, 2);
  const catalogue = seedCatalogue();
  const bytes = new Uint8Array(await readBytes(path));
  const reading = readFile({ bytes, fileName: basename(path), catalogue, kernel: await loadKernel() });
  const description = describeReading(reading, catalogue.grades, flags.has('--all-as-steel'));
  process.stdout.write(flags.has('--json') ? `${JSON.stringify(description, null, 2)}\n` : printReading(description));
};

const refusalText = ({ code, details }: DomainError) =>
  `${code} ${Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')}\n`;

const refuse = (error: DomainError) => {
  if (process.argv.includes('--json'))
    process.stdout.write(`${JSON.stringify({ error: { code: error.code, ...error.details } })}\n`);
  return report(refusalText(error), 1);
};

run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof DomainError) return refuse(error);
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return report(`no such file\n`, 2);
  throw error;
});
