import { serviceClasses, woods } from '@knotenblech/shared/parts/findings/installation.schema.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import { useLingui } from '@lingui/react/macro';
import { serviceClassLabels, woodLabels } from '../../../i18n/words/check-labels.ts';
import { Select } from '../../../ui/fields/select.tsx';
import inspectorStyles from '../inspector/inspector.module.css';
import { useProject } from '../open/project-context.tsx';
import { offerUndo } from '../open/use-project-edits.ts';

type Chosen = Pick<ArgsOf<'setInstallation'>, 'serviceClass' | 'wood'>;

const unsaid = 'UNSAID';

/** Where the steel is built in and the wood that it touches: what the check of surfaces goes by. */
export const InstallationChoice = () => {
  const { i18n, t } = useLingui();
  const { open, source, isEditable } = useProject();
  const { id: projectId, serviceClass = null, wood = null } = source.project;
  const set = (chosen: Chosen) => {
    const was = { ...('serviceClass' in chosen && { serviceClass }), ...('wood' in chosen && { wood }) };
    void offerUndo(open.change('setInstallation', { projectId, ...chosen }), {
      key: `installation/${projectId}`,
      words: t`Einbauort des Projekts geändert`,
      undo: () => open.change('setInstallation', { projectId, ...was }),
    });
  };
  const nothing = { value: unsaid, label: t`keine Angabe` };
  return (
    <div className={inspectorStyles.fields}>
      <Select
        label={t`Einbauort`}
        choices={[
          nothing,
          ...serviceClasses.map((each) => ({ value: `${each}`, label: i18n._(serviceClassLabels[each]) })),
        ]}
        value={serviceClass === null ? unsaid : `${serviceClass}`}
        onChange={(value) => set({ serviceClass: serviceClasses.find((each) => `${each}` === value) ?? null })}
        isDisabled={!isEditable}
      />
      <Select
        label={t`Holz am Stahl`}
        choices={[nothing, ...woods.map((each) => ({ value: each as string, label: i18n._(woodLabels[each]) }))]}
        value={wood ?? unsaid}
        onChange={(value) => set({ wood: woods.find((each) => each === value) ?? null })}
        isDisabled={!isEditable}
      />
    </div>
  );
};
