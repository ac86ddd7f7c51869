import type { ExportSubject } from '@knotenblech/shared/exports/excerpt.ts';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { DialogClose, DialogTitle, useIsInDialog } from '../../ui/layout/dialog.tsx';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import { GivenName } from '../../ui/words/given-name.tsx';
import { StateChips } from './offer/state-chips.tsx';
import { useProject } from './open/project-context.tsx';
import {
  AssistantLink,
  BackLink,
  ReportLink,
  SinglePartLink,
  toAssistant,
  toReport,
  toSinglePart,
} from './project-links.tsx';
import styles from './project-screen.module.css';
import type { ShownProject } from './public/shown-project.ts';
import type { Selection } from './selection.ts';
import { useIsAdminMode } from './use-is-admin-mode.ts';

const CustomerChip = ({ name }: { name: string }) => (
  <StateChip>
    <span className={styles.customer} title={name}>
      {name}
    </span>
  </StateChip>
);

/** Where the user is, and in which state the project is. */
export const ProjectHead = ({
  selection,
  exportMenu,
}: {
  selection: Selection;
  /** Saves what is shown as files. */
  exportMenu: (shown: ShownProject) => ReactNode;
}) => {
  const { source, isEditable, areChoicesOpen } = useProject();
  const { actor } = useShop();
  const isAdminMode = useIsAdminMode();
  const isInDialog = useIsInDialog();
  const { project } = source;
  const name = { className: styles.title, title: project.name };
  const words = <GivenName>{project.name}</GivenName>;
  return (
    <header className={`${styles.head} ${isInDialog ? styles.ofDialog : ''}`}>
      <BackLink />
      {isInDialog ? <DialogTitle {...name}>{words}</DialogTitle> : <h1 {...name}>{words}</h1>}
      <div className={styles.states}>
        {isAdminMode ? <CustomerChip name={actor.customerName} /> : null}
        <StateChips />
      </div>
      <div className={styles.report}>
        {project.hasSingleParts && areChoicesOpen ? <SinglePartLink projectId={project.id} /> : null}
        {isEditable ? <AssistantLink projectId={project.id} /> : null}
        <ReportLink projectId={project.id} />
      </div>
      {exportMenu(useShownProject(selection))}
      <div className={styles.more}>
        <HeadMenu />
      </div>
      <DialogClose />
    </header>
  );
};

/** The links of the project's head in a menu, where the head has no room for them. */
const HeadMenu = () => {
  const { t } = useLingui();
  const { source, isEditable, areChoicesOpen } = useProject();
  const isAdminMode = useIsAdminMode();
  const navigate = useNavigate();
  const { id, hasSingleParts } = source.project;
  const entry = (label: string, onAction: () => void) => ({ id: label, label, textValue: label, onAction });
  return (
    <MenuButton
      label={t`Mehr zum Projekt`}
      face={<Icon name="more" />}
      groups={[
        [
          ...(hasSingleParts && areChoicesOpen && !isAdminMode
            ? [entry(t`Weiteres Teil`, () => void navigate(toSinglePart(id)))]
            : []),
          ...(isEditable ? [entry(t`Assistent`, () => void navigate(toAssistant(id)))] : []),
          entry(t`Einlesebericht`, () => void navigate(toReport(id))),
        ],
      ]}
    />
  );
};

/** The open project as it stands on the screen; a selection that it does not have is the project itself. */
const useShownProject = ({ part, assembly }: Selection): ShownProject => {
  const { source, figures } = useProject();
  const { parts, assemblies, checks, pricing, partAt, assemblyAt } = figures;
  const subject: ExportSubject =
    part !== undefined && partAt.has(part)
      ? { kind: 'part', index: part }
      : assembly !== undefined && assemblyAt.has(assembly)
        ? { kind: 'assembly', index: assembly }
        : { kind: 'project' };
  return {
    name: source.project.name,
    subject,
    assemblies,
    parts,
    checks,
    prices: pricing?.parts ?? null,
    waste: (source.tariff ?? source.production?.limits)?.waste ?? null,
    grades: source.grades,
  };
};
