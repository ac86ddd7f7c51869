import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './single-part.module.css';
import type { PartPlace } from './single-part-task.ts';

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
