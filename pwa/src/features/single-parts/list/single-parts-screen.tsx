import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSinglePartProjectsWithParts } from '../../../sync/hooks/projects/project-queries.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/list-search.ts';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { NewPartLink } from '../opening-list.tsx';
import {
  type ListedPart,
  listSingleParts,
  type PartSort,
  partSorts,
  type SinglePartsSearch,
  usualPartSort,
} from './single-part-listing.ts';
import { SinglePartRow } from './single-part-row.tsx';
import styles from './single-parts.module.css';

type SinglePartsScreenProps = { search: SinglePartsSearch; onSearch: (search: SinglePartsSearch) => void };

const useSortNames = (): Record<PartSort, string> => {
  const { t } = useLingui();
  return { dateDesc: t`Zuletzt geändert`, nameAsc: t`Name A–Z`, nameDesc: t`Name Z–A`, projectAsc: t`Projekt A–Z` };
};

/** Every part made without a file, whatever project it lies in. */
export const SinglePartsScreen = ({ search, onSearch }: SinglePartsScreenProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const listed = useListedParts();
  return (
    <Page
      title={t`Einzelteile`}
      lead={<Trans>Bleche und Profile aus Maßen, ohne Datei</Trans>}
      actions={listed && listed.parts.length > 0 && may(actor, 'createProject') ? <NewPartLink /> : null}
    >
      {listed ? <PartList listed={listed} search={search} onSearch={onSearch} /> : <Spinner />}
    </Page>
  );
};

const PartList = ({ listed, search, onSearch }: SinglePartsScreenProps & { listed: ListedParts }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const sortNames = useSortNames();
  const q = search.q ?? '';
  const sort = search.sort ?? usualPartSort;
  const found = listSingleParts(listed.parts, q, sort);
  const { shown, page, pageCount } = pageOf(found, search.size ?? usualPageSize, search.page ?? 1);
  const mayEdit = may(actor, 'createProject');
  return (
    <>
      {listed.missing.length > 0 ? <MissingNotice count={listed.missing.length} /> : null}
      {listed.parts.length > 0 ? (
        <ListToolbar
          label={t`Liste der Einzelteile einrichten`}
          search={{
            label: t`Einzelteile durchsuchen`,
            text: q,
            onText: (text) => onSearch({ ...search, q: text, page: 1 }),
          }}
          sorts={partSorts}
          sortNames={sortNames}
          sort={sort}
          onSort={(chosen) => onSearch({ ...search, sort: chosen })}
          size={search.size}
          onSize={(size) => onSearch({ ...search, size })}
        />
      ) : null}
      {found.length > 0 ? (
        <RowList className={styles.list}>
          {shown.map((each) => (
            <SinglePartRow key={each.part.id} listed={each} mayEdit={mayEdit} />
          ))}
        </RowList>
      ) : (
        <WhenLoaded spaces={[customerSpace(actor.customerId)]}>
          <NoParts q={q} isMissingSome={listed.missing.length > 0} mayEdit={mayEdit} />
        </WhenLoaded>
      )}
      <Pagination page={page} pageCount={pageCount} onPage={(next) => onSearch({ ...search, page: next })} />
    </>
  );
};

type NoPartsProps = {
  q: string;
  /** Those of some projects are not here, which is said above. */
  isMissingSome: boolean;
  mayEdit: boolean;
};

const NoParts = ({ q, isMissingSome, mayEdit }: NoPartsProps) => {
  if (q !== '') {
    return (
      <EmptyState title={<Trans>Zu „{q}“ wurde nichts gefunden.</Trans>}>
        <Trans>Gesucht wird in Name, Zeichnungsnummer, Stahlsorte, Profil und Projekt.</Trans>
      </EmptyState>
    );
  }
  if (isMissingSome) return null;
  return (
    <EmptyState title={<Trans>Noch kein Einzelteil</Trans>} action={mayEdit ? <NewPartLink /> : null}>
      <Trans>Für ein Blech oder Profil braucht es keine Datei: Maße eintragen, Löcher setzen, Preis sehen.</Trans>
    </EmptyState>
  );
};

const MissingNotice = ({ count }: { count: number }) => (
  <Notice
    title={
      <Plural
        value={count}
        one="Die Teile eines Projekts liegen noch nicht auf diesem Gerät."
        other="Die Teile von # Projekten liegen noch nicht auf diesem Gerät."
      />
    }
  >
    <p>
      <Trans>Sie kommen mit der nächsten Verbindung oder wenn das Projekt geöffnet wird.</Trans>
    </p>
  </Notice>
);

type ListedParts = {
  parts: ListedPart[];
  /** Projects whose parts have not come to this device. */
  missing: ProjectId[];
  /** Those of them that are fetched to be listed. */
  fetched: ProjectId[];
};

/** So many of the newest projects are fetched to be listed, fewer than a device holds; older ones come when they are opened. */
const mostFetched = 10;

type WithParts = { project: Project; parts: readonly SinglePart[] };

const lacksParts = ({ parts }: WithParts) => parts.length === 0;

const idOf = ({ project }: WithParts) => project.id;

/** The parts of every project of single parts that is not in the bin; undefined while they are read. */
const useListedParts = (): ListedParts | undefined => {
  const { keepProject } = useShop();
  const projects = useSinglePartProjectsWithParts();
  const listed = projects && {
    parts: projects.flatMap(({ project, parts }) => parts.map((part) => ({ part, project }))),
    missing: projects.filter(lacksParts).map(idOf),
    fetched: projects.slice(0, mostFetched).filter(lacksParts).map(idOf),
  };
  const wanted = listed?.fetched.join(' ') ?? '';
  useEffect(() => {
    for (const id of wanted === '' ? [] : wanted.split(' ')) void keepProject(id as ProjectId);
  }, [keepProject, wanted]);
  return listed;
};
