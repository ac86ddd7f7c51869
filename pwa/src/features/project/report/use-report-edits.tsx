import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { useProfileMeasures } from '../public/matching-profiles.ts';
import { inChunks, type ReportedPart } from './reported-parts.ts';

type Parts = readonly ReportedPart[];

/** What can be decided about one part or many at once; each at once, with a way back. */
export type ReportEdits = {
  take: (parts: Parts, taken: boolean) => Promise<void>;
  setGrade: (parts: Parts, grade: string) => Promise<void>;
  setProfile: (parts: Parts, profileId: string) => Promise<void>;
};

export const useReportEdits = (projectId: ProjectId): ReportEdits => {
  const { change } = useShop();
  const measure = useProfileMeasures();

  const decide = async (indexes: readonly number[], taken: boolean) => {
    for (const partIndexes of inChunks(indexes)) await change('takeParts', { projectId, partIndexes, taken });
  };
  const setGrades = async (grades: readonly { partIndex: number; grade: string | null }[]) => {
    for (const chunk of inChunks(grades)) await change('setGrades', { projectId, grades: chunk });
  };

  const take: ReportEdits['take'] = async (parts, taken) => {
    const indexes = parts.filter((part) => part.isTaken !== taken).map(({ index }) => index);
    if (indexes.length === 0) return;
    await decide(indexes, taken);
    addToast({
      words: taken ? (
        <Plural
          value={indexes.length}
          one="# Position als Stahl übernommen"
          other="# Positionen als Stahl übernommen"
        />
      ) : (
        <Plural value={indexes.length} one="# Position ausgelassen" other="# Positionen ausgelassen" />
      ),
      undo: () => void decide(indexes, !taken),
    });
  };

  const setGrade: ReportEdits['setGrade'] = async (parts, grade) => {
    await setGrades(parts.map(({ index }) => ({ partIndex: index, grade })));
    addToast({
      words: <Trans>Stahlsorte {grade} gewählt</Trans>,
      undo: () =>
        void setGrades(parts.map(({ index, choice }) => ({ partIndex: index, grade: choice?.grade ?? null }))),
    });
  };

  const setProfile: ReportEdits['setProfile'] = async (parts, profileId) => {
    const all = await measure(
      parts.map(({ read }) => read),
      profileId,
    );
    if (!all) return;
    const chosen = parts.flatMap((part, place) => {
      const measured = all[place];
      return measured ? [{ part, measured }] : [];
    });
    for (const { part, measured } of chosen) {
      const args = { projectId, partIndex: part.index, profileId, measured, was: part.facts.profileId };
      await change('setPartProfile', args);
    }
    const undo = async () => {
      for (const { part, measured } of chosen)
        await change('setPartProfile', {
          projectId,
          partIndex: part.index,
          profileId: part.choice?.profileId ?? profileId,
          measured: part.choice?.measuredAs ?? measured,
          was: profileId,
          own: part.choice?.profileId !== undefined,
        });
    };
    const name = chosen[0]?.measured.profileName ?? '';
    addToast({
      words: <Trans>Profil {name} gewählt</Trans>,
      undo: () => void undo(),
    });
  };

  return { take, setGrade, setProfile };
};
