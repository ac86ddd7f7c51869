import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedName } from '../../../ui/fields/use-saved-name.ts';
import { useSavedText } from '../../../ui/fields/use-saved-text.ts';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import styles from './assistant.module.css';

type FinishStepProps = { detailsOnFinish: boolean; onDetailsOnFinish: (opens: boolean) => void };

/** What the project is called, what is said about it, and what opens next. */
export const FinishStep = ({ detailsOnFinish, onDetailsOnFinish }: FinishStepProps) => {
  const { t } = useLingui();
  const { project } = useProject().source;
  const { setTexts } = useProjectEdits();
  const saved = project.name;
  const name = useSavedName(saved, (text) => setTexts({ name: text }), {
    missing: t`Ein Projekt braucht einen Namen`,
    putBack: t`Ein Projekt braucht einen Namen. Es heißt weiter „${saved}“.`,
  });
  const additional = useSavedText(project.additionalText, (additionalText) => setTexts({ additionalText }));
  const comment = useSavedText(project.comment, (text) => setTexts({ comment: text }));
  return (
    <div className={styles.fields}>
      <TextField label={t`Name des Projekts`} maxLength={256} {...name} />
      <TextField
        label={t`Zusatztext`}
        hint={<Trans>Steht auf Angebot, Auftragsbestätigung und Lieferschein.</Trans>}
        maxLength={2000}
        {...additional}
      />
      <TextField label={t`Bemerkung an das Werk`} isMultiline maxLength={2000} {...comment} />
      <Checkbox isSelected={detailsOnFinish} onChange={onDetailsOnFinish}>
        <Trans>Danach die Einzelheiten des Projekts öffnen</Trans>
      </Checkbox>
    </div>
  );
};
