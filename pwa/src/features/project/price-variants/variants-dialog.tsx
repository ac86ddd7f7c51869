import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { useProject } from '../open/project-context.tsx';
import type { Selection } from '../selection.ts';
import { PartLadder } from './part-ladder.tsx';
import { ProjectLadder } from './project-ladder.tsx';

type VariantsDialogProps = { selection: Selection; onClose: () => void };

/** What the selected part costs in other quantities and surfaces, or the whole project; a tap chooses. */
export const VariantsDialog = ({ selection, onClose }: VariantsDialogProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const { figures, source } = useProject();
  const part = selection.part === undefined ? undefined : figures.partAt.get(selection.part);
  const name = part?.name ?? source.project.name;
  return (
    <Dialog title={t`Varianten: ${name}`} onClose={onClose} size="wide">
      {!actor.seesPrices || !figures.pricing ? (
        <p>
          <Trans>Kein Preis sichtbar</Trans>
        </p>
      ) : part?.isTaken ? (
        <PartLadder part={part} />
      ) : (
        <ProjectLadder />
      )}
    </Dialog>
  );
};
