import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { ReadingDescription } from './describe-reading.ts';

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
