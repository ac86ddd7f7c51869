import { z } from 'zod';
import type { AssemblyChoice } from '../parts/assemblies/assembly-choice.record.ts';
import { defaultSurface } from '../parts/finishes.ts';
import type { PartChoice } from '../parts/part-choice.record.ts';
import type { Project } from '../projects/project.record.ts';
import { canonicalJson } from '../values/canonical-json.ts';
import { assemblyIdOf, type ProjectId, partIdOf } from '../values/ids.ts';
import { withoutUndefined } from '../values/without-undefined.ts';
import type { Revision, RevisionRow } from './match-revision.ts';

const droppedSchema = z.enum(['quantity', 'orderNumber', 'name', 'accepted']);

/** Where something chosen comes from and goes to, by index; what of it no longer fits is dropped. */
export const carriedPairSchema = z.strictObject({
  from: z.number().int().positive(),
  to: z.number().int().positive(),
  drops: z.array(droppedSchema).optional(),
});
export type CarriedPair = z.infer<typeof carriedPairSchema>;

export type CarriedPairs = { parts: CarriedPair[]; assemblies: CarriedPair[] };

type Chosen = { partChoices: readonly PartChoice[]; assemblyChoices: readonly AssemblyChoice[] };

/**
 * Which choices of the old project go where in the new one. A quantity that was chosen holds as long as the file says the same
 * quantity as before and the position is still one; else the file's new one counts. What was left as drawn is asked again where the part or
 * what is found of it became another.
 */
export const carriedPairs = (
  { rows, assemblies }: Revision,
  { partChoices, assemblyChoices }: Chosen,
): CarriedPairs => {
  const chosen = new Map(partChoices.map((choice) => [choice.index, choice]));
  const named = new Map(assemblyChoices.map((choice) => [choice.index, choice]));
  return {
    parts: rows.flatMap((row) => pairsOfRow(row, chosen)),
    assemblies: assemblies.flatMap(({ was, now }) => {
      if (!named.has(was.index)) return [];
      const drops = was.facts.quantity === now.facts.quantity ? [] : (['quantity'] as const);
      return [pairOf(was.index, now.index, drops)];
    }),
  };
};

const pairsOfRow = ({ kind, was, now }: RevisionRow, chosen: ReadonlyMap<number, PartChoice>): CarriedPair[] => {
  const from = was.find(({ index }) => chosen.has(index));
  if (!from) return [];
  const isOne = was.length === 1 && now.length === 1;
  return now.map((to) => {
    const isSameQuantity = isOne && from.facts.quantitySingle === to.facts.quantitySingle;
    const isFoundAlike = kind !== 'changed' && canonicalJson(from.facts.findings) === canonicalJson(to.facts.findings);
    const isSameName = from.facts.name === to.facts.name;
    return pairOf(from.index, to.index, [
      ...(isSameQuantity ? [] : (['quantity'] as const)),
      ...(isOne ? [] : (['orderNumber'] as const)),
      ...(isSameName ? [] : (['name'] as const)),
      ...(isFoundAlike ? [] : (['accepted'] as const)),
    ]);
  });
};

const pairOf = (from: number, to: number, drops: readonly z.infer<typeof droppedSchema>[]): CarriedPair => ({
  from,
  to,
  ...(drops.length > 0 && { drops: [...drops] }),
});

const without = <T extends object>(choice: T, drops: CarriedPair['drops'] = []): Partial<T> =>
  Object.fromEntries(Object.entries(choice).filter(([field]) => !drops.some((drop) => drop === field))) as Partial<T>;

/** What was chosen for the old part, for the new one; what is chosen there already stays. Profiles and mends are chosen anew, for they are measured. */
export const carriedPartChoice = (
  projectId: ProjectId,
  { to, drops }: CarriedPair,
  was: PartChoice,
  present: PartChoice | undefined,
): PartChoice => {
  const { profileId: _profile, measuredAs: _measured, mends: _mends, mendedAs: _mended, ...chosen } = was;
  const carried = { ...without(chosen, drops), ...present, index: to, id: partIdOf(projectId, to) };
  return withoutUndefined(carried);
};

export const carriedAssemblyChoice = (
  projectId: ProjectId,
  { to, drops }: CarriedPair,
  was: AssemblyChoice,
  present: AssemblyChoice | undefined,
): AssemblyChoice =>
  withoutUndefined({ ...without(was, drops), ...present, index: to, id: assemblyIdOf(projectId, to) });

/** The new project's header with what was chosen for the old one as a whole, wherever nothing was chosen yet. */
export const carriedHeader = (was: Project, now: Project): Project => {
  const isCoated = now.surface !== defaultSurface || now.ralNumber !== null;
  const coating = isCoated ? now : was;
  return {
    ...now,
    drawingId: now.drawingId || was.drawingId,
    comment: now.comment || was.comment,
    additionalText: now.additionalText || was.additionalText,
    surface: coating.surface,
    ralNumber: coating.ralNumber,
    productionType: now.productionType === 'SINGLEPARTS_ONLY' ? was.productionType : now.productionType,
    ...(now.materialCertificate === undefined &&
      was.materialCertificate !== undefined && { materialCertificate: was.materialCertificate }),
    ...(now.weldingCertificate === undefined &&
      was.weldingCertificate !== undefined && { weldingCertificate: was.weldingCertificate }),
    ...(now.serviceClass === undefined && was.serviceClass !== undefined && { serviceClass: was.serviceClass }),
    ...(now.wood === undefined && was.wood !== undefined && { wood: was.wood }),
    ...(now.doneSteps === undefined && was.doneSteps && { doneSteps: was.doneSteps }),
    ...(now.settingComplete === undefined &&
      was.settingComplete !== undefined && { settingComplete: was.settingComplete }),
  };
};
