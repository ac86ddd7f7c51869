import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural } from '@lingui/react/macro';
import { useShop } from '../../sync/use-shop.tsx';
import { addToast } from '../../ui/signals/toasts.ts';
import { inChunks, type TakeParts } from './report-groups.ts';

/** Takes parts as steel or leaves them out; several at once can be taken back. */
export const useTakeParts = (projectId: ProjectId): TakeParts => {
  const { change } = useShop();
  const decide = async (indexes: readonly number[], taken: boolean) => {
    for (const partIndexes of inChunks(indexes)) await change('takeParts', { projectId, partIndexes, taken });
  };
  return (indexes, taken) => {
    void decide(indexes, taken);
    if (indexes.length === 1) return;
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
};
