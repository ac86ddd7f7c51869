import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRecord, useShop } from '../../sync/hooks/use-shop.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { type Closed, useClosedBy } from '../orders/public/order-queries.ts';
import styles from './project-values.module.css';

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

type ProjectValuesPopupProps = { projectId: ProjectId; onClose: () => void };

/** What a project is called and what is said about it, without opening it. */
export const ProjectValuesPopup = ({ projectId, onClose }: ProjectValuesPopupProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  if (!project) {
    return (
      <Dialog title={t`Angaben zum Projekt`} onClose={onClose}>
        {project === undefined ? (
          <Spinner />
        ) : (
          <p>
            <Trans>
              Dieses Projekt ist nicht auf diesem Gerät. Es kommt mit der nächsten Verbindung oder gehört jemand
              anderem.
            </Trans>
          </p>
        )}
      </Dialog>
    );
  }
  return <KnownProject key={project.id} project={project} onClose={onClose} />;
};

const KnownProject = ({ project, onClose }: { project: Project; onClose: () => void }) => {
  const { actor } = useShop();
  const closed = useClosedBy(project);
  const isEditable = may(actor, 'editProject') && closed === null;
  return <ProjectValuesDialog project={project} closed={closed} isEditable={isEditable} onClose={onClose} />;
};

type Filling = { project: Project; before: ProjectValues; typed: ProjectValues; isEditable: boolean };

/**
 * What the fields hold, whether something of it is still to be saved, and whether something typed no longer can be: a project
 * that is closed shows its own values.
 */
export const shownValues = ({ project, before, typed, isEditable }: Filling) => {
  const isChanged = Object.keys(changedValues(before, typed)).length > 0;
  return {
    values: isEditable ? typed : valuesOf(project),
    isUnsaved: isChanged && isEditable,
    isLost: isChanged && !isEditable,
  };
};

type ProjectValues = Pick<Project, 'name' | 'drawingId' | 'additionalText' | 'comment'>;

const valuesOf = ({ name, drawingId, additionalText, comment }: ProjectValues): ProjectValues => ({
  name,
  drawingId,
  additionalText,
  comment,
});

/** What was filled in otherwise, without blanks around it; what a colleague changed meanwhile stays his. */
export const changedValues = (before: ProjectValues, filled: ProjectValues): Partial<ProjectValues> =>
  Object.fromEntries(
    Object.entries(valuesOf(filled))
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([field, text]) => text !== before[field as keyof ProjectValues]),
  );

/** What stood in the fields that were changed, when they were opened. */
const seenValues = (before: ProjectValues, changed: Partial<ProjectValues>): Partial<ProjectValues> =>
  Object.fromEntries(Object.entries(before).filter(([field]) => field in changed));
