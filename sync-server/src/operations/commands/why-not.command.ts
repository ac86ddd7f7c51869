import { readFile as readBytes } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { seedProductionData } from '@knotenblech/shared/base-data/costs/pack-base-data.ts';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { serviceClassSchema, woodSchema } from '@knotenblech/shared/parts/findings/installation.schema.ts';
import { joinProject } from '@knotenblech/shared/parts/part.ts';
import { surfaceSchema } from '@knotenblech/shared/parts/surface.schema.ts';
import { type WhyNotPart, whyNot } from '@knotenblech/shared/prices/check/why-not.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { z } from 'zod';

const usage =
  'usage: pnpm why-not FILE [--surface RAW|ZINCED|COATED] [--service-class 1|2|3] [--wood spruce|larch|oak] [--loads] [--json]\n';

const optionsSchema = z.strictObject({
  surface: surfaceSchema.default('RAW'),
  'service-class': z.coerce.number().pipe(serviceClassSchema).optional(),
  wood: woodSchema.optional(),
  loads: z.boolean().default(false),
  json: z.boolean().default(false),
});

const asked = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        surface: { type: 'string' },
        'service-class': { type: 'string' },
        wood: { type: 'string' },
        loads: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    const [path, ...more] = positionals;
    const options = optionsSchema.safeParse(values);
    return path !== undefined && more.length === 0 && options.success ? { path, options: options.data } : null;
  } catch {
    return null;
  }
};

const lineOf = ({ rule, state, source, missedBy, unit }: WhyNotPart['findings'][number]) =>
  `   ! ${rule} (${state}, ${source})${missedBy === null ? '' : `: missed by ${missedBy} ${unit}`}`;

const print = (parts: readonly WhyNotPart[]) =>
  parts
    .map(({ position, name, state, findings }) => [`${position} ${name}: ${state}`, ...findings.map(lineOf)].join('\n'))
    .join('\n');

const run = async (): Promise<void> => {
  const question = asked();
  if (question === null) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const { path, options } = question;
  const catalogue = seedCatalogue();
  const bytes = new Uint8Array(await readBytes(path));
  const { head, parts } = readFile({ bytes, fileName: basename(path), catalogue, kernel: await loadKernel() });
  const { surface, loads, json, wood = null, 'service-class': serviceClass = null } = options;
  const project = { id: newId<ProjectId>(), surface, ralNumber: null };
  const told = whyNot(joinProject(project, head, parts, [], []).parts, {
    ...seedProductionData(),
    use: { serviceClass, wood, carriesLoads: loads },
    grades: new Map(catalogue.grades.map((grade) => [grade.grade, grade])),
  });
  process.stdout.write(`${json ? JSON.stringify(told, null, 2) : print(told)}\n`);
  if (told.some(({ state }) => state === 'unmakeable')) process.exitCode = 1;
};

run().catch((error: unknown) => {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`${error.code} ${JSON.stringify(error.details)}\n`);
  process.exitCode = 1;
});
