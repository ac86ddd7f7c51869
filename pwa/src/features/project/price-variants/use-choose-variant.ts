import type { Part } from '@knotenblech/shared/parts/part.ts';
import { useLingui } from '@lingui/react/macro';
import { useProject } from '../open/project-context.tsx';
import { offerUndo } from '../open/undo-offer.ts';
import type { Variant } from './part-variants.ts';

/** Sets quantity and surface of a part at once, with one way back for both. */
export const useChooseVariant = () => {
  const { t } = useLingui();
  const { open, source } = useProject();
  const { id: projectId, surface: around } = source.project;
  const setBoth = async (part: Part, from: Chosen, to: Chosen) => {
    const args = { projectId, partIndex: part.index };
    const { surface, ralNumber, quantitySingle: quantity, isOwn: own } = to;
    const stored = await Promise.all([
      from.quantitySingle === quantity ||
        open.change('setPartQuantity', { ...args, quantity, was: from.quantitySingle }),
      from.surface === surface ||
        open.change('setPartSurface', { ...args, surface, ralNumber, own, was: from.surface }),
    ]);
    return stored.every(Boolean);
  };
  return (part: Part, { surface, ralNumber, quantitySingle }: Variant) => {
    const choice = source.partChoices.find(({ index }) => index === part.index);
    const isOwn = choice?.surface !== undefined;
    const before = { surface: part.surface, ralNumber: part.ralNumber, quantitySingle: part.quantitySingle, isOwn };
    const isPowder = surface === 'POWDER_COATED' || surface === 'POWDER_COATED_CUSTOM';
    const colour = isPowder ? (part.ralNumber ?? ralNumber) : ralNumber;
    const after = { surface, ralNumber: colour, quantitySingle, isOwn: isOwn || surface !== around };
    void offerUndo(setBoth(part, before, after), {
      key: `variant/${part.id}`,
      words: t`Menge und Oberfläche von „${part.name}“ gewählt`,
      undo: () => setBoth(part, after, before),
    });
  };
};

type Chosen = { surface: Part['surface']; ralNumber: string | null; quantitySingle: number; isOwn: boolean };
