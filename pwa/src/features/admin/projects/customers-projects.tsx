import { adminProjectCalls } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/list-search.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { type ProjectsSearch, shownMoment, usualSort } from '../../projects/public/projects-search.ts';
import { ProjectsToolbar } from '../../projects/public/projects-toolbar.tsx';
import { CustomersProjectRow } from './customers-project-row.tsx';
import styles from './customers-projects.module.css';

type CustomersProjectsProps = { search: ProjectsSearch; onSearch: (search: ProjectsSearch) => void };

const useFound = ({ q = '', sort = usualSort, trash, page = 1, size = usualPageSize }: ProjectsSearch) => {
  const query = new URLSearchParams({
    q,
    sort,
    trash: String(trash ?? false),
    page: String(page),
    limit: String(size),
  });
  return useServerQuery({ path: `/admin/projects?${query}`, answer: adminProjectCalls.list.answer });
};

/** The projects of all customers; nothing where the server is out of reach, which the screen around it says. */
export const CustomersProjects = ({ search, onSearch }: CustomersProjectsProps) => {
  const { t } = useLingui();
  const { data, error } = useFound(search);
  if (error) return null;
  return (
    <section className={styles.section} aria-label={t`Projekte aller Kunden`}>
      <h2>
        <Trans>Projekte aller Kunden</Trans>
      </h2>
      <ProjectsToolbar search={search} onSearch={onSearch} searchLabel={t`Projekt oder Kunde`} />
      {data ? (
        <>
          <p className={styles.count} role="status">
            <Plural value={data.total} one="# Projekt" other="# Projekte" />
          </p>
          <RowList className={styles.list}>
            {data.projects.map((listed) => (
              <CustomersProjectRow
                key={`${listed.customerId}/${listed.project.id}`}
                listed={listed}
                moment={shownMoment(listed.project, search.sort)}
              />
            ))}
          </RowList>
          <Pagination
            page={search.page ?? 1}
            pageCount={Math.max(1, Math.ceil(data.total / (search.size ?? usualPageSize)))}
            onPage={(page) => onSearch({ ...search, page })}
          />
        </>
      ) : (
        <Spinner />
      )}
    </section>
  );
};
