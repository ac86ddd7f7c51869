import { checkSinglePart, type FormProblem } from '@knotenblech/shared/files/single-parts/check-single-part.ts';
import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import { formBounds, type SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { writeSingleParts } from '@knotenblech/shared/files/single-parts/write-single-parts.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { errorMessage } from '../../i18n/words/error-messages.ts';
import { useKeepProject } from '../../sync/hooks/projects/project-memory.ts';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MeasureField } from '../../ui/fields/measure-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { createFileMeasurer, type FileMeasurer } from '../../worker/measure-file-in-worker.ts';
import { blankPlate, withKind } from './blank-form.ts';
import { PartPreview } from './part-preview.tsx';
import { PlateFields, ProjectFields } from './plate-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';
import styles from './single-part.module.css';
import { type PartPlace, type SinglePartTask, useSavePart, useSingleParts } from './use-save-part.ts';

type SinglePartEditorProps = SinglePartTask & {
  projects: readonly Project[];
  edited: SinglePart | null;
  title: string;
};

/** The form beside what it makes; nothing is stored before it makes a part. */
export const SinglePartEditor = (props: SinglePartEditorProps) => {
  const { projectId, index, projects, edited, title, onSaved, onCancel } = props;
  const { t, i18n } = useLingui();
  const [form, setForm] = useState<SinglePartForm>(() => edited?.form ?? blankPlate());
  const [place, setPlace] = useState<PartPlace>({
    projectId: projectId ?? projects[0]?.id ?? null,
    newName: t`Einzelteile`,
  });
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const project = projects.find(({ id }) => id === place.projectId) ?? null;
  const before = useSingleParts(place.projectId);
  const facts = useMeasuredForm(form);
  useKeepProject(place.projectId);
  const savePart = useSavePart();
  const problems = checkSinglePart(form);

  const save = async () => {
    setIsChecked(true);
    if (problems.length > 0 || !before) return;
    if (project && before.length === 0) {
      setFailure(t`Die Teile dieses Projekts sind noch nicht auf diesem Gerät.`);
      return;
    }
    setIsSaving(true);
    setFailure(null);
    try {
      const newName = place.newName.trim() || t`Einzelteile`;
      const saved = await savePart({ form, project, newName, before: project ? before : [], index });
      onSaved(saved.projectId, saved.index);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      setFailure(errorMessage(i18n, error.code, error.details));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Page title={title}>
      <div className={styles.layout}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {edited === null ? <KindChoice form={form} onChange={setForm} /> : null}
          <CommonFields form={form} isChecked={isChecked} onChange={(fields) => setForm({ ...form, ...fields })} />
          {form.kind === 'plate' ? (
            <PlateFields form={form} problems={problems} onChange={setForm} />
          ) : (
            <ProfileFields form={form} isChecked={isChecked} onChange={setForm} />
          )}
          {projectId === null ? <ProjectFields projects={projects} place={place} onChange={setPlace} /> : null}
          {isChecked && problems.length > 0 ? (
            <Notice tone="error" title={<Trans>So lässt sich das Teil nicht anlegen</Trans>}>
              <ul className={styles.remarks}>
                {[...new Set(problems.map(({ code }) => code))].map((code) => (
                  <li key={code}>{i18n._(problemWords[code])}</li>
                ))}
              </ul>
            </Notice>
          ) : null}
          {failure ? (
            <Notice tone="error" title={<Trans>Das Teil ist nicht gespeichert</Trans>}>
              {failure}
            </Notice>
          ) : null}
          <div className={styles.foot}>
            <Button onPress={onCancel}>
              <Trans>Abbrechen</Trans>
            </Button>
            <Button tone="primary" type="submit" isPending={isSaving} isDisabled={before === undefined}>
              {edited === null ? <Trans>Teil anlegen</Trans> : <Trans>Teil speichern</Trans>}
            </Button>
          </div>
        </form>
        <PartPreview facts={facts} project={project} />
      </div>
    </Page>
  );
};

const KindChoice = ({ form, onChange }: { form: SinglePartForm; onChange: (form: SinglePartForm) => void }) => {
  const { t } = useLingui();
  return (
    <RadioGroup
      aria-label={t`Art des Teils`}
      orientation="horizontal"
      value={form.kind}
      onChange={(kind) => onChange(withKind(form, kind as SinglePartForm['kind']))}
      className={styles.kinds ?? ''}
    >
      <Radio value="plate" className={styles.kind ?? ''}>
        <Trans>Blech</Trans>
      </Radio>
      <Radio value="profile" className={styles.kind ?? ''}>
        <Trans>Profil</Trans>
      </Radio>
    </RadioGroup>
  );
};

type Common = Pick<SinglePartForm, 'name' | 'drawingNumber' | 'quantity' | 'grade'>;

type CommonFieldsProps = {
  form: Common;
  onChange: (fields: Partial<Common>) => void;
  /** Whether what is missing is said at the fields. */
  isChecked: boolean;
};

/** Name, drawing number, quantity and grade of any part. */
const CommonFields = ({ form, onChange, isChecked }: CommonFieldsProps) => {
  const { t } = useLingui();
  const grades = useCatalogue()?.grades ?? [];
  return (
    <div className={styles.fields}>
      <TextField
        label={t`Name`}
        value={form.name}
        onChange={(name) => onChange({ name })}
        maxLength={256}
        error={isChecked && form.name.trim() === '' ? t`Geben Sie dem Teil einen Namen` : null}
      />
      <TextField
        label={t`Zeichnungsnummer (freiwillig)`}
        value={form.drawingNumber}
        onChange={(drawingNumber) => onChange({ drawingNumber })}
        maxLength={256}
      />
      <Select
        label={t`Stahlsorte`}
        choices={grades.map(({ grade }) => ({ value: grade, label: grade }))}
        value={form.grade === '' ? null : form.grade}
        onChange={(grade) => onChange({ grade })}
      />
      <MeasureField
        label={t`Stückzahl`}
        value={form.quantity}
        bounds={formBounds.quantity}
        isWhole
        onChange={(quantity) => onChange({ quantity })}
      />
    </div>
  );
};

/** What has to be put right, in one line each. */
const problemWords: Record<FormProblem['code'], MessageDescriptor> = {
  'name-missing': msg`Der Name fehlt.`,
  'grade-missing': msg`Die Stahlsorte fehlt.`,
  'profile-missing': msg`Das Profil fehlt.`,
  'value-missing': msg`Ein Maß fehlt oder liegt außerhalb seiner Grenzen; es ist am Feld gezeigt.`,
  'openings-many': msg`Das Teil hat mehr als 2.000 Öffnungen.`,
  'corners-meet': msg`Zwei Ecken lassen von ihrer gemeinsamen Kante nichts übrig.`,
  'opening-outside': msg`Eine Öffnung liegt nicht ganz im Blech.`,
  'slot-too-short': msg`Ein Langloch ist kürzer als breit.`,
  'openings-overlap': msg`Ein Raster legt Öffnungen auf dieselbe Stelle.`,
};

/** The part that a form makes so far: the last one stays while the next is measured, null while the form makes none. */
const useMeasuredForm = (form: SinglePartForm): PartFacts | null => {
  const catalogue = useCatalogue();
  const measurer = useRef<FileMeasurer | null>(null);
  const [measured, setMeasured] = useState<PartFacts | null>(null);
  useEffect(() => () => measurer.current?.end(), []);
  useEffect(() => {
    if (!catalogue) return;
    let isCurrent = true;
    const named = { ...form, name: form.name.trim() || '–', grade: form.grade || '–' };
    const measure = async () => {
      measurer.current ??= createFileMeasurer();
      const makesPart = checkSinglePart(named).length === 0;
      const write = () => writeSingleParts('', [named], catalogue);
      const reading = makesPart ? await measurer.current.measure(write, catalogue) : null;
      if (isCurrent) setMeasured(reading?.parts[0] ?? null);
    };
    void measure();
    return () => {
      isCurrent = false;
    };
  }, [form, catalogue]);
  return measured;
};
