import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { useOpenEdit } from '../../../../ui/forms/open-edits.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useProject } from '../../open/project-context.tsx';
import { BackLink, ProjectPage } from '../../project-links.tsx';
import styles from '../assistant.module.css';
import { useAssistantEdits } from '../use-assistant-edits.ts';
import { proposedFor, type SpecChange, type SpecRow, SpecRows } from './spec-rows.tsx';
import { useMissingRows, useOpenRows } from './use-spec-rows.ts';

const isAnswered = ({ asksMaterial, grade, asksSpecificity, specificity }: SpecRow) =>
  (!asksMaterial || grade !== null) && (!asksSpecificity || specificity !== null);

/** Opens in place of the details: asks for exactly the materials and makings that are missing. */
export const SpecAssistant = ({ onLater }: { onLater: () => void }) => {
  const { t } = useLingui();
  const { project } = useProject().source;
  const missing = useMissingRows();
  const { setSpecs } = useAssistantEdits();
  const [answers, setAnswers] = useState<ReadonlyMap<string, SpecChange>>(new Map());
  const rows = missing.map((row) => ({ ...row, ...answers.get(row.key) }));
  useOpenEdit(missing.some(({ key }) => answers.has(key)));
  const answered = rows.filter(isAnswered);
  const save = (chosen: readonly [SpecRow, SpecChange][]) =>
    setSpecs(chosen.flatMap(([row, change]) => row.partIndexes.map((partIndex) => ({ partIndex, ...change }))));
  const proposed = rows.filter((row) => row.proposal !== null);
  const lacksMaterial = rows.some((row) => row.asksMaterial);
  return (
    <ProjectPage title={t`Angaben zu „${project.name}“`} documentTitle={t`Angaben`} width="text">
      <div className={styles.fields}>
        <BackLink />
        <p>
          {lacksMaterial ? (
            <Trans>
              Die Datei sagt zu diesen Teilen nicht, aus welchem Stahl sie sind. Ohne diese Angaben haben sie keinen
              Preis.
            </Trans>
          ) : (
            <Trans>
              Die Datei sagt nicht, wie diese Teile hergestellt sein sollen. Ohne diese Angabe haben sie keinen Preis.
            </Trans>
          )}
        </p>
        {proposed.length > 0 ? (
          <Button
            tone="primary"
            icon={<Icon name="check" />}
            onPress={() => save(proposed.map((row) => [row, proposedFor(row)]))}
          >
            <Trans>Alle Vorschläge übernehmen</Trans>
          </Button>
        ) : null}
        <SpecRows
          rows={rows}
          onChange={({ key }, change) =>
            setAnswers((before) => new Map(before).set(key, { ...before.get(key), ...change }))
          }
        />
        <div className={styles.buttons}>
          <Button
            isDisabled={answered.length === 0}
            onPress={() => save(answered.map((row) => [row, answers.get(row.key) ?? {}]))}
          >
            <Trans>Auswahl übernehmen</Trans>
          </Button>
          <Button tone="quiet" onPress={onLater}>
            {lacksMaterial ? (
              <Trans>Später: ohne Preis für diese Teile öffnen</Trans>
            ) : (
              <Trans>Später: ohne diese Angaben öffnen</Trans>
            )}
          </Button>
        </div>
      </div>
    </ProjectPage>
  );
};

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
