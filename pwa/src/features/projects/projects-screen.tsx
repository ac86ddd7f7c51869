import { formatsText } from '@knotenblech/shared/files/document/part-formats.schema.ts';
import { type ListedProject, listProjects, type ProjectSort } from '@knotenblech/shared/projects/list-projects.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type OfflineState, useOfflineStates } from '../../device/storage/offline-projects.ts';
import { useRecords, useShop, useWaiting } from '../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Mark } from '../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../ui/layout/page.tsx';
import { Pagination } from '../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../ui/record-list/list-search.ts';
import { RowList } from '../../ui/record-list/row-list.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { WhenLoaded } from '../issues/public/not-loaded-yet.tsx';
import { useOrdersOfProjects } from '../orders/public/order-queries.ts';
import { pendingLabelOf } from '../orders/public/state/waits-words.ts';
import styles from './project-list.module.css';
import { ProjectMenu } from './project-menu.tsx';
import { ProjectRow } from './project-row.tsx';
import { type ProjectsSearch, shownMoment, usualSort } from './public/projects-search.ts';
import { ProjectsToolbar } from './public/projects-toolbar.tsx';

export type ProjectsScreenProps = {
  search: ProjectsSearch;
  onSearch: (search: ProjectsSearch) => void;
  /** Opens the file picker; null where the user may not upload. */
  picker: ReactNode;
  /** Which files it takes, under the title. */
  limits: ReactNode;
  /** Imports under way, above the list. */
  imports: ReactNode;
  renderPicture: (project: Project) => ReactNode;
};

export const ProjectsScreen = ({ search, onSearch, picker, limits, imports, renderPicture }: ProjectsScreenProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const all = useListedProjects();
  const mayUpload = may(actor, 'createProject');
  if (!all) {
    return (
      <Page title={t`Projekte`} lead={limits} actions={picker}>
        {imports}
        <Spinner label={t`Projekte werden geladen`} isLabelShown />
      </Page>
    );
  }
  const choices = { q: search.q ?? '', sort: search.sort ?? usualSort, isTrash: search.trash ?? false };
  const found = listProjects(all, choices);
  const { shown, page, pageCount } = pageOf(found, search.size ?? usualPageSize, search.page ?? 1);
  return (
    <Page title={choices.isTrash ? t`Papierkorb` : t`Projekte`} lead={choices.isTrash ? null : limits} actions={picker}>
      {imports}
      {all.length > 0 ? <ProjectsToolbar search={search} onSearch={onSearch} /> : null}
      {found.length === 0 ? (
        <WhenLoaded
          spaces={[customerSpace(actor.customerId)]}
          also={mayUpload ? <Trans>Dateien, die Sie jetzt ablegen, werden danach gelesen.</Trans> : null}
        >
          <ProjectsEmpty choices={choices} isFirst={all.length === 0} mayUpload={mayUpload} />
        </WhenLoaded>
      ) : (
        <ProjectList listed={shown} sort={choices.sort} renderPicture={renderPicture} />
      )}
      <Pagination page={page} pageCount={pageCount} onPage={(next) => onSearch({ ...search, page: next })} />
    </Page>
  );
};

type ProjectListProps = {
  listed: readonly ListedProject[];
  sort: ProjectSort;
  renderPicture: (project: Project) => ReactNode;
};

const ProjectList = ({ listed, sort, renderPicture }: ProjectListProps) => {
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

type Props = { choices: { q: string; isTrash: boolean }; isFirst: boolean; mayUpload: boolean };

/** What to do where the list has nothing to show. */
const ProjectsEmpty = ({ choices: { q, isTrash }, isFirst, mayUpload }: Props) => {
  const { i18n } = useLingui();
  const formats = formatsText(i18n.locale);
  if (q !== '') {
    return (
      <EmptyState title={<Trans>Zu „{q}“ wurde nichts gefunden.</Trans>}>
        <Trans>Gesucht wird in Name, Nummer, Zeichnungsnummer und Dateiname.</Trans>
      </EmptyState>
    );
  }
  if (isTrash) return <EmptyState title={<Trans>Der Papierkorb ist leer.</Trans>} />;
  return (
    <EmptyState
      picture={<Mark size={64} />}
      title={isFirst ? <Trans>Noch kein Projekt</Trans> : <Trans>Alle Projekte liegen im Papierkorb.</Trans>}
    >
      {mayUpload ? (
        <Trans>
          Ziehen Sie eine Datei ({formats}) auf diese Seite oder wählen Sie eine aus. Das geht auch ohne Netz: Die Datei
          wird auf dem Gerät gelesen und später übertragen.
        </Trans>
      ) : (
        <Trans>Projekte, die Ihre Kollegen anlegen, erscheinen hier.</Trans>
      )}
    </EmptyState>
  );
};

/** Leads to where files are named before they become projects. */
export const NewProjectLink = () => (
  <LinkButton from="/$lang" to="/$lang/shop/createProject" tone="quiet">
    <Trans>Projekt anlegen</Trans>
  </LinkButton>
);

/** All projects of the customer with their prices; undefined while they are read. */
const useListedProjects = (): ListedProject[] | undefined => {
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId));
  const prices = useRecords('projectPrice', customerPriceSpace(actor.customerId));
  if (!projects || !prices) return undefined;
  const priceById = new Map(prices.map((price) => [price.id, price]));
  return projects.map((project) => ({ project, price: priceById.get(project.id) ?? null }));
};

/** Ids of the projects that have not reached the server yet. */
const useUnsentProjects = (): ReadonlySet<string> =>
  new Set(
    useWaiting()
      .filter(({ name, state }) => name === 'createProject' && (state === 'queued' || state === 'sending'))
      .map(({ args }) => (args as { projectId: string }).projectId),
  );
