import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/icon-button.tsx';
import { useProject } from '../../open/project-context.tsx';
import styles from '../assistant.module.css';
import { useAssistantEdits } from '../use-assistant-edits.ts';
import { proposedFor, type SpecChange, type SpecRow, SpecRows } from './spec-rows.tsx';
import { useOpenRows } from './use-spec-rows.ts';

const lacksSomething = ({ asksMaterial, grade, asksSpecificity, specificity }: SpecRow) =>
  (asksMaterial && grade === null) || (asksSpecificity && specificity === null);

/** Material and making of whatever the file left open. */
export const MaterialStep = () => {
  const { areChoicesOpen } = useProject();
  const rows = useOpenRows();
  const { setSpecs } = useAssistantEdits();
  const set = (row: SpecRow, change: SpecChange) => row.partIndexes.map((partIndex) => ({ partIndex, ...change }));
  const open = rows.filter((row) => row.proposal && lacksSomething(row));
  return (
    <div className={styles.fields}>
      <p>
        <Trans>Zu diesen Querschnitten sagt die Datei nicht alles. Ohne Angabe haben sie keinen Preis.</Trans>
      </p>
      <SpecRows rows={rows} onChange={(row, change) => setSpecs(set(row, change))} />
      {open.length > 0 && areChoicesOpen ? (
        <Button onPress={() => setSpecs(open.flatMap((row) => set(row, proposedFor(row))))}>
          <Trans>Alle Vorschläge übernehmen</Trans>
        </Button>
      ) : null}
    </div>
  );
};
