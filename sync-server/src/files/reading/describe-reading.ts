import type { Grade } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { remarkOf } from '@knotenblech/shared/files/document/remark-codes.ts';
import type { PartFacts, Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';

const structuralSteelKgPerM3 = 7850;

const netWeightKg = (part: PartFacts, grades: readonly Grade[]): number => {
  const density = grades.find((grade) => grade.grade === part.grade)?.densityKgPerM3 ?? structuralSteelKgPerM3;
  return Math.round((part.measures.netVolumeMm3 * density) / 1e6) / 1000;
};

const takenOf = (part: PartFacts, allAsSteel: boolean): Pick<PartFacts, 'taken' | 'reasons'> =>
  allAsSteel && part.taken === 'left-out'
    ? { taken: 'guessed', reasons: [remarkOf('guessed.all-as-steel'), ...part.reasons] }
    : { taken: part.taken, reasons: part.reasons };

const describePart = (part: PartFacts, grades: readonly Grade[], allAsSteel: boolean) => ({
  index: part.index,
  name: part.name,
  drawingNumber: part.drawingNumber,
  assembly: part.assembly,
  quantity: part.quantity,
  quantitySingle: part.quantitySingle,
  category: part.category,
  profile: part.profileName,
  profileId: part.profileId,
  grade: part.grade,
  thicknessMm: part.thicknessMm,
  dimensionsMm: part.measures.dimensionsMm,
  netVolumeMm3: part.measures.netVolumeMm3,
  netWeightKg: netWeightKg(part, grades),
  surfaceMm2: part.measures.surfaceMm2,
  method: part.measures.method,
  holes: part.measures.holes,
  contourMm: part.measures.contourMm,
  pierces: part.measures.pierces,
  sawCuts: part.measures.sawCuts,
  processings: part.body.processings.map(({ kind, name, side, carriedOut }) => ({ kind, name, side, carriedOut })),
  ...takenOf(part, allAsSteel),
  findings: part.findings,
});

/** A reading as plain data for the terminal: what the file says of every position, weights in kg, lengths in mm. */
export const describeReading = (reading: Reading, grades: readonly Grade[], allAsSteel: boolean) => ({
  ...reading.head,
  parts: reading.parts.map((part) => describePart(part, grades, allAsSteel)),
});

export type ReadingDescription = ReturnType<typeof describeReading>;

type Part = ReadingDescription['parts'][number];

const remarkText = ({ code, values }: Remark) => {
  const entries = Object.entries(values);
  return entries.length === 0 ? code : `${code} (${entries.map(([name, value]) => `${name}: ${value}`).join(', ')})`;
};

const countText = (kinds: string[]) =>
  [...new Set(kinds)].map((kind) => `${kinds.filter((other) => other === kind).length} ${kind}`).join(', ') || 'none';

const partLines = (part: Part): string[] => {
  const { x, y, z } = part.dimensionsMm;
  const kinds = part.processings.filter((processing) => processing.carriedOut).map((processing) => processing.kind);
  return [
    `${part.index}. ${part.name}  [${part.drawingNumber || 'no drawing number'}]  quantity ${part.quantity}${part.assembly === null ? '' : ` (${part.quantitySingle} in assembly ${part.assembly})`}`,
    `   ${part.category}  profile ${part.profile || 'none'}  thickness ${part.thicknessMm ?? '-'} mm  grade ${part.grade ?? 'none'}`,
    `   ${x} x ${y} x ${z} mm  volume ${part.netVolumeMm3} mm3  weight ${part.netWeightKg} kg  surface ${part.surfaceMm2} mm2  (${part.method})`,
    `   processings: ${countText(kinds)}`,
    `   ${part.taken}: ${part.reasons.map(remarkText).join('; ') || '-'}`,
    ...part.findings.map((finding) => `   ! ${remarkText(finding)}`),
  ];
};

/** A reading as lines for the terminal. */
export const printReading = (reading: ReadingDescription): string =>
  [
    `${reading.format} ${reading.formatVersion}  project '${reading.projectName}'  written by ${reading.program || 'unknown'}`,
    `${reading.filePartCount} parts in the file, ${reading.positionCount} positions, ${reading.assemblies.length} assemblies`,
    ...reading.findings.map((finding) => `! ${remarkText(finding)}`),
    ...reading.assemblies.map(
      (assembly) =>
        `assembly ${assembly.index}: ${assembly.name}  [${assembly.drawingNumber || '-'}]  quantity ${assembly.quantity}${assembly.parent === null ? '' : `  in assembly ${assembly.parent}`}`,
    ),
    ...reading.parts.flatMap(partLines),
    '',
  ].join('\n');
