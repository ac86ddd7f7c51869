import type { CostChange } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import type { CostPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts, useTrial } from '../costs-context.tsx';
import { Effect } from '../effect.tsx';

type CostsDialogProps = {
  title: ReactNode;
  /** What is set; null while nothing differs, or something typed is no number. */
  changes: readonly CostChange[] | null;
  isDirty: boolean;
  /** Said once it is saved. */
  words: string;
  /** Marks what is wrong in the fields; true: it may be saved. */
  check: () => boolean;
  /** Opens the same for the next piece; null: there is none. */
  onNext: (() => void) | null;
  onClose: () => void;
  children: ReactNode;
};

/** A popup in which costs are set: what that does to the project stands at its foot before it is saved. */
export const CostsDialog = ({ title, changes, isDirty, words, check, onNext, onClose, children }: CostsDialogProps) => {
  const { costs, isSaving, isOpen, save } = useCosts();
  const guard = useUnsavedGuard(isDirty);
  const trial = useTrial(changes);
  const submit = async (then: () => void) => {
    if (isSaving || !check()) return;
    if (changes && !(await save(changes, words))) return;
    guard.release();
    then();
  };
  const next = onNext ?? onClose;
  return (
    <FormDialog
      title={title}
      size="wide"
      guard={guard}
      onClose={onClose}
      onSave={() => submit(onClose)}
      isPending={isSaving}
      isDisabled={!isOpen}
      note={
        costs ? (
          <div className={styles.dialogEffect}>
            <Effect before={trial?.before ?? costs.totals} after={changes ? (trial?.after ?? null) : null} />
          </div>
        ) : null
      }
      moreActions={
        onNext ? (
          <Button isDisabled={isSaving || !isOpen} onPress={() => void submit(next)} aria-keyshortcuts="Control+Enter">
            <Trans>Speichern, nächstes</Trans>
          </Button>
        ) : null
      }
    >
      <div
        className={styles.popup}
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void submit(next);
        }}
      >
        {children}
      </div>
    </FormDialog>
  );
};

/** In place of a popup whose pieces are not in the project. */
export const NoPieces = ({ title, onClose }: { title: ReactNode; onClose: () => void }) => (
  <Dialog title={title} onClose={onClose}>
    <p>
      <Trans>Diese Position gibt es im Projekt nicht, oder sie wird nicht gefertigt.</Trans>
    </p>
  </Dialog>
);

/** Says that several are set at once, and what of theirs stays. */
export const SeveralWords = ({ pieces }: { pieces: readonly CostPiece[] }) => (
  <p className={styles.hint}>
    <Plural
      value={pieces.length}
      one="Gilt für # Position."
      other="Gilt für alle # gewählten Positionen. Was leer bleibt, behält jede, wie sie es hat."
    />
  </p>
);
