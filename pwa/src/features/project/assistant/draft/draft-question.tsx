import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/signals/notice.tsx';
import styles from '../assistant.module.css';

type DraftQuestionProps = { onStay: () => void; onKeep: () => void; onDrop: () => void };

/** What becomes of choices that are not stored yet. */
export const DraftQuestion = ({ onStay, onKeep, onDrop }: DraftQuestionProps) => (
  <div role="alert" className={styles.question}>
    <Notice
      tone="warn"
      title={<Trans>Noch ist nichts am Projekt geändert.</Trans>}
      action={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question stands in the way of closing */}
          <Button tone="primary" autoFocus onPress={onKeep}>
            <Trans>Entwurf behalten</Trans>
          </Button>
          <Button onPress={onStay}>
            <Trans>Weiter bearbeiten</Trans>
          </Button>
          <Button tone="quiet" onPress={onDrop}>
            <Trans>Verwerfen</Trans>
          </Button>
        </>
      }
    />
  </div>
);
