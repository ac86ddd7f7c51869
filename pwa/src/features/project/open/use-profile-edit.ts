import type { Part } from '@knotenblech/shared/parts/part.ts';
import { useLingui } from '@lingui/react/macro';
import { useProfileMeasures } from '../public/use-profile-measures.ts';
import { useProject } from './project-context.tsx';
import { offerUndo } from './undo-offer.ts';

/** Gives a part a profile of the catalogue, measured on this device at once, with a way back. */
export const useProfileEdit = () => {
  const { open, source } = useProject();
  const { t } = useLingui();
  const measure = useProfileMeasures();
  return async (part: Part, profileId: string) => {
    const facts = source.facts.find(({ index }) => index === part.index);
    const [measured] = (facts && (await measure([facts], profileId))) ?? [];
    if (!measured) return;
    const args = { projectId: source.project.id, partIndex: part.index };
    const before = source.partChoices.find((choice) => choice.index === part.index);
    void offerUndo(open.change('setPartProfile', { ...args, profileId, measured, was: part.facts.profileId }), {
      key: `profile/${part.id}`,
      words: t`Profil von „${part.name}“ geändert`,
      undo: () =>
        open.change('setPartProfile', {
          ...args,
          profileId: before?.profileId ?? profileId,
          measured: before?.measuredAs ?? measured,
          was: profileId,
          own: before?.profileId !== undefined,
        }),
    });
  };
};
