import type { FormProblem } from '@knotenblech/shared/files/single-parts/check-single-part.ts';
import {
  formBounds,
  type PlateCorner,
  type PlateForm,
} from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { writeMeasure } from '../../ui/fields/decimal-text.ts';
import { MeasureField } from '../../ui/fields/measure-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { OpeningList } from './opening-list.tsx';
import styles from './single-part.module.css';
import type { PartPlace } from './use-save-part.ts';

type PlateFieldsProps = {
  form: PlateForm;
  problems: readonly FormProblem[];
  onChange: (form: PlateForm) => void;
};

export const PlateFields = ({ form, problems, onChange }: PlateFieldsProps) => {
  const { t } = useLingui();
  const thicknesses = useCatalogue()?.sheetThicknesses ?? [];
  return (
    <>
      <section className={styles.group}>
        <h2>
          <Trans>Blech</Trans>
        </h2>
        <div className={styles.fields}>
          <MeasureField
            label={t`Länge`}
            unit="mm"
            value={form.lengthMm}
            bounds={formBounds.plateSideMm}
            onChange={(lengthMm) => onChange({ ...form, lengthMm })}
          />
          <MeasureField
            label={t`Breite`}
            unit="mm"
            value={form.widthMm}
            bounds={formBounds.plateSideMm}
            onChange={(widthMm) => onChange({ ...form, widthMm })}
          />
          <Select
            label={t`Dicke`}
            choices={thicknesses.map(({ thicknessMm }) => ({
              value: String(thicknessMm),
              label: `${writeMeasure(thicknessMm)} mm`,
            }))}
            value={String(form.thicknessMm)}
            onChange={(thickness) => onChange({ ...form, thicknessMm: Number(thickness) })}
          />
        </div>
      </section>
      <CornerFields form={form} problems={problems} onChange={onChange} />
      <OpeningList form={form} problems={problems} onChange={onChange} />
    </>
  );
};

const CornerFields = ({ form, problems, onChange }: PlateFieldsProps) => {
  const { t } = useLingui();
  const names = [t`unten links`, t`unten rechts`, t`oben rechts`, t`oben links`];
  const shapes: { value: PlateCorner['shape']; label: string }[] = [
    { value: 'sharp', label: t`scharf` },
    { value: 'cut', label: t`Schräge 45°` },
    { value: 'round', label: t`rund` },
  ];
  const setCorner = (place: number, fields: Partial<PlateCorner>) => {
    const corners = form.corners.map((corner, each) => (each === place ? { ...corner, ...fields } : corner));
    onChange({ ...form, corners: corners as PlateForm['corners'] });
  };
  const setShape = (place: number, shape: PlateCorner['shape']) => {
    const { sizeMm } = form.corners[place] ?? { sizeMm: 0 };
    setCorner(place, { shape, sizeMm: shape === 'sharp' ? 0 : sizeMm > 0 ? sizeMm : usualCornerMm });
  };
  const copyFirst = () => {
    const [first] = form.corners;
    onChange({ ...form, corners: [first, first, first, first] });
  };
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h2>
          <Trans>Ecken</Trans>
        </h2>
        <button type="button" className={styles.link} onClick={copyFirst}>
          <Trans>Alle wie unten links</Trans>
        </button>
      </div>
      <div className={styles.corners}>
        {form.corners.map((corner, place) => (
          <div key={names[place]} className={styles.corner}>
            <Select
              label={names[place] ?? ''}
              choices={shapes}
              value={corner.shape}
              onChange={(shape) => setShape(place, shape)}
            />
            {corner.shape === 'sharp' ? null : (
              <MeasureField
                label={corner.shape === 'cut' ? t`Schenkel` : t`Radius`}
                unit="mm"
                value={corner.sizeMm}
                bounds={formBounds.cornerMm}
                onChange={(sizeMm) => setCorner(place, { sizeMm })}
                error={
                  problems.some((problem) => problem.code === 'corners-meet' && problem.corner === place)
                    ? t`trifft die nächste Ecke`
                    : null
                }
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
};

const usualCornerMm = 20;

const newProject = 'new';

type ProjectFieldsProps = { projects: readonly Project[]; place: PartPlace; onChange: (place: PartPlace) => void };

/** The project that the part goes into: one of single parts, or a new one. */
export const ProjectFields = ({ projects, place, onChange }: ProjectFieldsProps) => {
  const { t } = useLingui();
  return (
    <section className={styles.group}>
      <h2>
        <Trans>Projekt</Trans>
      </h2>
      <div className={styles.fields}>
        <Select
          label={t`Ablegen in`}
          choices={[
            ...projects.map(({ id, name }) => ({ value: id as string, label: name })),
            { value: newProject, label: t`neues Projekt` },
          ]}
          value={place.projectId ?? newProject}
          onChange={(chosen) => onChange({ ...place, projectId: projects.find(({ id }) => id === chosen)?.id ?? null })}
        />
        {place.projectId === null ? (
          <TextField
            label={t`Name des Projekts`}
            value={place.newName}
            onChange={(newName) => onChange({ ...place, newName })}
            maxLength={256}
          />
        ) : null}
      </div>
    </section>
  );
};
