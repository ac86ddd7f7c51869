import type { CostChange } from '@knotenblech/shared/api/cost-view-calls.ts';
import {
  type CustomMaterialCosts,
  type CustomProcessingCosts,
  overridesMaterial,
  overridesProcess,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { OpenProject } from '../open-project.ts';

/** What is to be set by hand of a piece. */
export type Setting = { pieceId: string; kind: 'costs' | 'onRequest' };

/** Of a process or the material of a piece; none where the costs override nothing. */
export const settingOfCosts = (pieceId: string, costs: CustomProcessingCosts | CustomMaterialCosts): Setting[] => {
  const isSet = 'processingType' in costs ? overridesProcess(costs) : overridesMaterial(costs);
  return isSet && !costs.empty ? [{ pieceId, kind: 'costs' }] : [];
};

export const settingOfRequest = (pieceId: string, onRequest: boolean | undefined): Setting[] =>
  onRequest ? [{ pieceId, kind: 'onRequest' }] : [];

/** The same of changes to several pieces. */
export const settingsOf = (changes: readonly CostChange[]): Setting[] =>
  changes.flatMap((change) => {
    if (change.kind === 'factors' || change.kind === 'clear') return [];
    return change.pieceIds.flatMap((id) =>
      change.kind === 'onRequest' ? settingOfRequest(id, change.onRequest) : settingOfCosts(id, change.costs),
    );
  });

/** Refuses what no price would ever follow, with the reason; what is taken back is never refused. */
export const refuseWithoutEffect = ({ parts, assemblies }: OpenProject, settings: readonly Setting[]) => {
  const partOf = new Map<string, OpenProject['parts'][number]>(parts.map((part) => [part.id, part]));
  const assemblyOf = new Map<string, OpenProject['assemblies'][number]>(assemblies.map((each) => [each.id, each]));
  for (const { pieceId, kind } of settings) {
    const [part, assembly] = [partOf.get(pieceId), assemblyOf.get(pieceId)];
    if (part && !part.isTaken) throw new DomainError('part_left_out', { piece: part.name });
    if (assembly && !assembly.isAssembled) throw new DomainError('assembly_single_parts', { piece: assembly.name });
    if (assembly && kind === 'costs' && !assembly.isWelded)
      throw new DomainError('assembly_not_welded', { piece: assembly.name });
  }
};
