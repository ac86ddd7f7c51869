import type { ListedProject } from '@knotenblech/shared/projects/list-projects.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ProjectSort } from '@knotenblech/shared/projects/project-sorts.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import type { ReactNode } from 'react';
import { type OfflineState, useOfflineStates } from '../../device/quota/use-held.ts';
import { useShop, useWaiting } from '../../sync/hooks/use-shop.tsx';
import { RowList } from '../../ui/record-list/row-list.tsx';
import { useOrdersOfProjects } from '../orders/public/order-queries.ts';
import { pendingLabelOf } from '../orders/public/waits-words.ts';
import styles from './project-list.module.css';
import { ProjectMenu } from './project-menu.tsx';
import { ProjectRow } from './project-row.tsx';
import { shownMoment } from './public/projects-search.ts';
import { useUnsentProjects } from './use-listed-projects.ts';

export type ProjectListProps = {
  listed: readonly ListedProject[];
  sort: ProjectSort;
  renderPicture: (project: Project) => ReactNode;
};

export const ProjectList = ({ listed, sort, renderPicture }: ProjectListProps) => {
  const { actor } = useShop();
  const stateOf = useOfflineStates();
  const unsent = useUnsentProjects();
  const orders = useOrdersOfProjects();
  const waitsWordsOf = pendingLabelOf(useWaiting());
  const heldState = (project: Project): OfflineState => {
    const state = stateOf?.(project) ?? 'away';
    return state === 'away' && unsent.has(project.id) ? 'here' : state;
  };
  const [mayCopy, mayTrash] = [may(actor, 'createProject'), may(actor, 'editProject')];
  return (
    <RowList className={styles.list}>
      {listed.map((each) => (
        <ProjectRow
          key={each.project.id}
          listed={each}
          moment={shownMoment(each.project, sort)}
          made={orders?.get(each.project.id) ?? null}
          picture={renderPicture(each.project)}
          seesPrices={actor.seesPrices}
          isUnsent={unsent.has(each.project.id)}
          waits={waitsWordsOf(each.project)}
          held={heldState(each.project)}
          menu={<ProjectMenu project={each.project} mayCopy={mayCopy} mayTrash={mayTrash} />}
        />
      ))}
    </RowList>
  );
};
