import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListSearchField } from '../../ui/record-list/list-search-field.tsx';
import styles from './project-search.module.css';
import { usePlaces } from './use-places.ts';

/** Finds projects from anywhere: writing shows the list with what was found. */
export const ProjectSearch = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { projects } = usePlaces();
  const own = useSearch({ from: '/$lang/shop/_projects', shouldThrow: false });
  const all = useSearch({ from: '/$lang/shop/adminProjects', shouldThrow: false });
  const { q } = (projects === '/$lang/shop/adminProjects' ? all : own) ?? {};
  const search = (text: string) =>
    void navigate({
      from: '/$lang',
      to: projects,
      search: text === '' ? {} : { q: text },
      replace: q !== undefined,
    });
  return (
    <div className={styles.search}>
      <ListSearchField label={t`Projekte durchsuchen`} placeholder={t`Projekt suchen`} text={q ?? ''} onText={search} />
    </div>
  );
};
