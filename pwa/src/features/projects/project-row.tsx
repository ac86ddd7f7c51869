import type { ListedProject } from '@knotenblech/shared/projects/list-projects.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { type ProjectState, projectState } from '@knotenblech/shared/projects/project-state.ts';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OfflineState } from '../../device/storage/offline-projects.ts';
import { projectStateLabels } from '../../i18n/words/project-labels.ts';
import { formatMoment } from '../../ui/figures/format-time.ts';
import { Weight } from '../../ui/figures/weight.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { toDetails, viewedBySpace } from '../../ui/record-list/view-over-list.ts';
import { StateChip, type StateTone } from '../../ui/signals/state-chip.tsx';
import type { ProjectOrder } from '../orders/public/order-queries.ts';
import styles from './project-row.module.css';
import { ProjectRowPrice } from './project-row-price.tsx';

export type ProjectRowProps = {
  listed: ListedProject;
  /** When it was created, or changed last (ISO 8601). */
  moment: string;
  /** Its order; null where it is not ordered. */
  made: ProjectOrder | null;
  picture: ReactNode;
  seesPrices: boolean;
  isUnsent: boolean;
  /** What of it waits on this device; null where nothing does that its stage has to tell. */
  waits: MessageDescriptor | null;
  /** Everything of it lies on this device, by chance or kept for good; 'coming' is still on its way. */
  held: OfflineState;
  /** What can be done with it; null where the user may do nothing. */
  menu: ReactNode;
};

const HeldMark = ({ held }: { held: Exclude<OfflineState, 'away'> }) => {
  const { t } = useLingui();
  const words = {
    here: t`Auf diesem Gerät, auch ohne Netz`,
    kept: t`Bleibt auf diesem Gerät, auch ohne Netz`,
    coming: t`Wird auf dieses Gerät geholt`,
  }[held];
  return (
    <span className={held === 'coming' ? styles.coming : styles.kept} title={words}>
      <Icon name={held === 'here' ? 'device' : held === 'kept' ? 'kept' : 'download'} size={16} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
};

export const ProjectRow = ({ listed, made, picture, ...props }: ProjectRowProps) => {
  const { moment, seesPrices, isUnsent, waits, held, menu } = props;
  const { i18n } = useLingui();
  const { project, price } = listed;
  const navigate = useNavigate();
  return (
    <li className={styles.row}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.name}>
        <Link
          from="/$lang"
          to="/$lang/shop/project/$projectId"
          params={(now) => ({ ...now, projectId: project.id })}
          className={styles.link ?? ''}
          id={`project-${project.id}`}
          {...viewedBySpace(() => void navigate(toDetails(project.id)))}
        >
          <bdi dir="auto">{project.name}</bdi>
        </Link>
        <span className={styles.number}>
          {project.number === null ? <Trans>noch ohne Nummer</Trans> : <Trans>Nr. {project.number}</Trans>}
          {held === 'away' ? null : <HeldMark held={held} />}
        </span>
      </span>
      <span className={styles.parts}>
        <Plural value={project.partCount} one="# Teil" other="# Teile" />
        <span className={styles.weight}>
          <Weight g={project.netWeightG} unweighed={project.unweighedCount} />
        </span>
      </span>
      <span className={styles.stage}>
        {waits ? <WaitsChip words={waits} /> : <ProjectStageChip stage={projectStage(project, isUnsent)} />}
      </span>
      <span className={styles.price}>
        <ProjectRowPrice
          project={project}
          price={price}
          made={made}
          seesPrices={seesPrices}
          isUnsent={waits !== null}
        />
      </span>
      <time className={styles.changed} dateTime={moment}>
        {formatMoment(moment, i18n.locale)}
      </time>
      <span className={styles.action}>{menu}</span>
    </li>
  );
};

const tones: Record<ProjectStage, StateTone> = {
  ordered: 'good',
  'order-cancelled': 'quiet',
  unreadable: 'bad',
  unsent: 'quiet',
  'analysis-running': 'active',
  'nothing-taken': 'warn',
  'manual-price-fixed': 'active',
  'manual-price': 'active',
  'calculating-offer': 'active',
  'answered-by-project': 'good',
  'missing-data': 'warn',
  'on-request': 'warn',
  priced: 'active',
};

const ProjectStageChip = ({ stage }: { stage: ProjectStage }) => {
  const { i18n } = useLingui();
  return (
    <StateChip tone={tones[stage]}>
      {stage === 'unsent' ? <Trans>nur auf diesem Gerät</Trans> : i18n._(projectStateLabels[stage])}
    </StateChip>
  );
};

/** What of it has not left the device. */
const WaitsChip = ({ words }: { words: MessageDescriptor }) => {
  const { i18n } = useLingui();
  return <StateChip tone="warn">{i18n._(words)}</StateChip>;
};

/** Where a project stands, for one or two words in the list: its state, unless it has not left the device yet. */
type ProjectStage = ProjectState | 'unsent';

export const projectStage = (project: Project, isUnsent: boolean): ProjectStage => {
  const { state } = projectState(project);
  return isUnsent && project.orderedAt === null && state !== 'unreadable' ? 'unsent' : state;
};
