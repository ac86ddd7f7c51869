import type { CostChange, PieceCosts } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import { processNameSchema } from '@knotenblech/shared/prices/process-price.schema.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Select } from '../../../../ui/fields/select.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { Spinner } from '../../../../ui/signals/spinner.tsx';
import { processLabels } from '../../price/process-words.ts';
import type { CostPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts, usePieceCosts } from '../costs-context.tsx';
import { costsOfProcess, processDraftOf, readProcessDraft } from '../own/drafts.ts';
import { firstProcessOf, type SetProcess, useOpenCosts } from '../use-open-costs.ts';
import { CostsDialog, NoPieces, SeveralWords } from './costs-dialog.tsx';
import { ProcessTable } from './process-table.tsx';
import { usePopupPieces } from './use-popup-pieces.ts';

type ProcessPopupProps = { places: string | undefined; process: string | undefined; onClose: () => void };

/** The costs of one process of a piece, or what is set of it for several. */
export const ProcessPopup = ({ places, process: named, onClose }: ProcessPopupProps) => {
  const { t } = useLingui();
  const pieces = usePopupPieces(places);
  const [piece] = pieces;
  const process = processNameSchema.exclude(['MATERIAL']).safeParse(named).data ?? (piece && firstProcessOf(piece));
  if (!piece || !process) return <NoPieces title={t`Pflege Kalkulation`} onClose={onClose} />;
  const key = `${places} ${process}`;
  if (pieces.length > 1)
    return <ProcessForm key={key} pieces={pieces} process={process} costs={null} onClose={onClose} />;
  return <OnePiece key={key} piece={piece} process={process} onClose={onClose} />;
};

type OnePieceProps = { piece: CostPiece; process: SetProcess; onClose: () => void };

const OnePiece = ({ piece, process, onClose }: OnePieceProps) => {
  const { t } = useLingui();
  const { data } = usePieceCosts(piece.id);
  if (!data) {
    return (
      <Dialog title={t`Pflege Kalkulation`} onClose={onClose} size="wide">
        <Spinner />
      </Dialog>
    );
  }
  if (!data.priceData) return <NoPieces title={t`Pflege Kalkulation`} onClose={onClose} />;
  return <ProcessForm pieces={[piece]} process={process} costs={data} onClose={onClose} />;
};

type ProcessFormProps = {
  pieces: readonly CostPiece[];
  process: SetProcess;
  /** null where several pieces have each their own. */
  costs: PieceCosts | null;
  onClose: () => void;
};

const ProcessForm = ({ pieces: shown, process, costs: known, onClose }: ProcessFormProps) => {
  const { t, i18n } = useLingui();
  const { pieces } = useCosts();
  const openCosts = useOpenCosts();
  const of = known && costsOfProcess(known, process);
  const [initial] = useState(() => processDraftOf(of?.own ?? null));
  const [draft, setDraft] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const weightUnit = of?.standard.weightUnit ?? 'kg';
  const { costs, wrong } = readProcessDraft(draft, { processingType: process, weightUnit });
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  const pieceIds = shown.map(({ id }) => id);
  const change: CostChange = { kind: 'process', pieceIds, costs, keepsOthers: shown.length > 1 };
  const [piece] = shown;
  const words = i18n._(processLabels[process]);
  const next =
    shown.length === 1
      ? pieces
          .slice(pieces.findIndex(({ key }) => key === piece?.key) + 1)
          .find(({ price }) => price.processes.some((row) => row.process === process))
      : undefined;
  return (
    <CostsDialog
      title={
        shown.length === 1 ? (
          <Trans>
            {words}: {piece?.name}
          </Trans>
        ) : (
          <Plural value={shown.length} one="Bearbeitung: # Position" other="Bearbeitung: # Positionen" />
        )
      }
      changes={isDirty && wrong.size === 0 ? [change] : null}
      isDirty={isDirty}
      words={t`${words} gesetzt.`}
      check={() => {
        setTried(true);
        return wrong.size === 0;
      }}
      onNext={next ? () => openCosts.process([next], process, { replace: true }) : null}
      onClose={onClose}
    >
      {shown.length > 1 ? (
        <>
          <SeveralWords pieces={shown} />
          <div className={styles.processChoice}>
            <Select
              label={t`Bearbeitung`}
              choices={processNameSchema
                .exclude(['MATERIAL'])
                .options.map((value) => ({ value, label: i18n._(processLabels[value]) }))}
              value={process}
              isDisabled={isDirty}
              onChange={(chosen) => openCosts.process(shown, chosen, { replace: true })}
            />
          </div>
        </>
      ) : null}
      <ProcessTable
        standard={of?.standard ?? null}
        weightUnit={weightUnit}
        draft={draft}
        costs={costs}
        wrong={wasTried ? wrong : new Set()}
        onChange={(more) => setDraft({ ...draft, ...more })}
      />
      <p className={styles.hint}>
        <Trans>Leer oder 0 heißt Standard; ein Pauschalwert unter 0 ist ein Nachlass.</Trans>
      </p>
    </CostsDialog>
  );
};
