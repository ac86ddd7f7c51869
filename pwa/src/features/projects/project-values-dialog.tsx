import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import type { Closed } from '../orders/public/use-closed-by.ts';
import { changedValues, type ProjectValues, seenValues, valuesOf } from './changed-values.ts';
import styles from './project-values.module.css';
import { shownValues } from './shown-values.ts';

type ProjectValuesDialogProps = { project: Project; closed: Closed; isEditable: boolean; onClose: () => void };

/** Nothing is stored before 'save'; saving what is unchanged just closes. Of a project that is closed meanwhile it says why, and what became of what was typed. */
export const ProjectValuesDialog = ({ project, closed, isEditable, onClose }: ProjectValuesDialogProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const [before] = useState(() => valuesOf(project));
  const [typed, setTyped] = useState(before);
  const { values, isUnsaved, isLost } = shownValues({ project, before, typed, isEditable });
  const guard = useUnsavedGuard(isUnsaved);
  const isNamed = values.name.trim() !== '';
  const field = (name: keyof ProjectValues) => ({
    name,
    value: values[name],
    isReadOnly: !isEditable,
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  const save = async () => {
    if (!isNamed) return;
    const changed = changedValues(before, typed);
    const was = seenValues(before, changed);
    if (Object.keys(changed).length > 0)
      await shop.change('setProjectTexts', { projectId: project.id, ...changed, was });
    guard.release();
    onClose();
  };
  const title = t`Angaben zu „${project.name}“`;
  const fields = (
    <>
      <TextField
        label={t`Name des Projekts`}
        maxLength={256}
        error={isNamed ? null : t`Das Projekt braucht einen Namen.`}
        {...field('name')}
      />
      <TextField label={t`Zeichnungsnummer`} maxLength={256} {...field('drawingId')} />
      <TextField
        label={t`Zusatztext`}
        hint={<Trans>Steht auf Angebot, Auftragsbestätigung und Lieferschein.</Trans>}
        maxLength={2000}
        {...field('additionalText')}
      />
      <TextField label={t`Bemerkung an das Werk`} isMultiline maxLength={2000} {...field('comment')} />
    </>
  );
  if (isEditable)
    return (
      <FormDialog title={title} guard={guard} onClose={onClose} onSave={save}>
        {fields}
      </FormDialog>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.fields}>
        <Notice tone={isLost ? 'error' : 'info'} title={<Reason of={closed} />}>
          {isLost ? (
            <Trans>Was Sie eingegeben haben, ist nicht gespeichert. Zu sehen ist, was jetzt gilt.</Trans>
          ) : null}
        </Notice>
        {fields}
      </div>
    </Dialog>
  );
};

const Reason = ({ of }: { of: Closed }) => {
  switch (of) {
    case 'project_read_only':
      return <Trans>Bestellt und deshalb schreibgeschützt</Trans>;
    case 'project_trashed':
      return <Trans>Im Papierkorb und deshalb schreibgeschützt</Trans>;
    case 'order_waiting':
      return <Trans>Eine Bestellung dieses Projekts wartet; bis zur Antwort bleibt es, wie es ist</Trans>;
    case null:
      return <Trans>Ihr Zugang darf nur ansehen</Trans>;
  }
};
