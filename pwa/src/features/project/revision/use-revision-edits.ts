import { isOrdered } from '@knotenblech/shared/projects/project-state.ts';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import type { ProjectSource } from '../open/project-source.ts';
import { useProfileMeasures } from '../public/matching-profiles.ts';
import type { ShownRevision } from './use-revision.ts';

type Both = { shown: ShownRevision; was: ProjectSource; now: ProjectSource };

/** Taking, taking back and throwing away; each with a way back. */
export const useRevisionEdits = ({ shown, was, now }: Both) => {
  const { t } = useLingui();
  const shop = useShop();
  const measure = useProfileMeasures();
  const navigate = useNavigate({ from: '/$lang' });
  const [projectId, revisionOf] = [now.project.id, was.project.id];
  const open = (id: string) =>
    void navigate({ to: '/$lang/shop/project/$projectId', params: (params) => ({ ...params, projectId: id }) });
  const setTaken = (taken: boolean) =>
    shop.change('takeRevision', {
      projectId,
      revisionOf,
      taken,
      ...(taken ? shown.pairs : { parts: [], assemblies: [] }),
    });

  const takeProfiles = async () => {
    for (const { index, profileId } of keptProfiles({ shown, was, now })) {
      const facts = now.facts.find((each) => each.index === index);
      const [measured] = (facts && (await measure([facts], profileId))) ?? [];
      if (!facts || !measured) continue;
      await shop.change('setPartProfile', { projectId, partIndex: index, profileId, was: facts.profileId, measured });
    }
  };

  const leaveOut = async (partIndexes: readonly number[], taken: boolean) => {
    if (partIndexes.length > 0) await shop.change('takeParts', { projectId, partIndexes: [...partIndexes], taken });
  };

  const undo = async (leftOut: readonly number[]) => {
    await leaveOut(leftOut, true);
    await setTaken(false);
  };

  return {
    /** `leftOut`: parts that are ordered already and not made again. */
    take: async (leftOut: readonly number[]) => {
      await setTaken(true);
      await takeProfiles();
      await leaveOut(leftOut, false);
      addToast({ words: t`Neue Fassung übernommen`, undo: () => void undo(leftOut), name: `revision/${projectId}` });
      open(projectId);
    },
    takeBack: () => void setTaken(false),
    discard: async () => {
      await shop.change('trashProject', { projectId, trashed: true });
      addToast({
        words: t`Neue Fassung verworfen`,
        undo: () => void shop.change('trashProject', { projectId, trashed: false }),
        name: `revision/${projectId}`,
      });
      open(revisionOf);
    },
  };
};

/** Profiles that were chosen for parts whose shape is still the same. */
const keptProfiles = ({ shown, was, now }: Both) => {
  const chosen = new Map(was.partChoices.map((choice) => [choice.index, choice.profileId]));
  const present = new Set(now.partChoices.filter(({ profileId }) => profileId).map(({ index }) => index));
  return shown.revision.rows
    .filter(({ kind }) => kind !== 'changed')
    .flatMap((row) => {
      const profileId = row.was.map(({ index }) => chosen.get(index)).find(Boolean);
      if (!profileId) return [];
      return row.now.flatMap(({ index }) => (present.has(index) ? [] : [{ index, profileId }]));
    });
};

/** Loose parts that an order in force holds just as they are. */
export const orderedAgain = ({ revision }: ShownRevision, { project }: ProjectSource): number[] => {
  if (!isOrdered(project)) return [];
  return revision.rows
    .filter(({ kind }) => kind === 'same' || kind === 'renumbered')
    .filter(({ was, now }) => [...was, ...now].every(({ isTaken, assemblyIndex }) => isTaken && assemblyIndex === null))
    .flatMap(({ now }) => now.map(({ index }) => index));
};
