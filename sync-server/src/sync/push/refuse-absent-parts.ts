import type { ReadingRecord } from '@knotenblech/shared/files/reading.record.ts';
import type { AssemblyChoice } from '@knotenblech/shared/parts/assemblies/assembly-choice.record.ts';
import type { WeldProof } from '@knotenblech/shared/parts/assemblies/weld-proof.record.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import { type PartPack, packIdOf } from '@knotenblech/shared/parts/part-pack.record.ts';
import type { ReadKey } from '@knotenblech/shared/records/define-change.ts';
import type { Overlay, RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { projectSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import { touchedProjects } from '@knotenblech/shared/sync/change-to.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';

/** What a file was read to hold; the sums of its project are made from the same rows. */
export const readingReads = (spaces: readonly SpaceId[]): ReadKey[] =>
  touchedProjects(spaces).flatMap((id) => [
    { space: projectSpace(id), kind: 'reading', id: 'head' } as const,
    { space: projectSpace(id), kind: 'partPack', all: true } as const,
  ]);

/** Throws DomainError where something was chosen for a part or an assembly that the file does not hold; before it is read it may hold anything. */
export const refuseAbsentParts = ({ rows, writes }: Overlay, args: unknown) => {
  const { projectId } = args as { projectId?: string };
  for (const write of writes()) {
    const named = namedIn(write);
    if (!named || write.space !== `j:${projectId}`) continue;
    const read = rows.get(write.space, 'reading', 'head');
    if (!read) continue;
    const packOf = (index: number) => rows.get(write.space, 'partPack', packIdOf(index));
    if (!named.parts.every((index) => holdsPart(packOf(index), index))) throw absent('part');
    if (!named.assemblies.every((index) => holdsAssembly(read, index))) throw absent('assembly');
  }
};

const absent = (record: string) => new DomainError('not_found', { record });

const holdsPart = (pack: PartPack | undefined, index: number) =>
  pack?.parts.some((part) => part.index === index) ?? false;

const holdsAssembly = ({ head }: ReadingRecord, index: number) =>
  head.assemblies.some((assembly) => assembly.index === index);

const namedIn = ({ kind, data }: RowWrite) => {
  if (!data) return null;
  switch (kind) {
    case 'partChoice':
      return { parts: [(data as PartChoice).index], assemblies: [] };
    case 'assemblyChoice':
      return { parts: [], assemblies: [(data as AssemblyChoice).index] };
    case 'weldProof': {
      const { parts, assemblyIndex } = data as WeldProof;
      return { parts, assemblies: [assemblyIndex] };
    }
    default:
      return null;
  }
};
