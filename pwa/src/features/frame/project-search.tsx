import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListSearchField } from '../../lists/list-search-field.tsx';
import styles from './project-search.module.css';

/** Finds projects from anywhere: writing shows the list with what was found. */
export const ProjectSearch = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { q } = useSearch({ from: '/$lang/shop/_projects', shouldThrow: false }) ?? {};
  const search = (text: string) =>
    void navigate({
      from: '/$lang',
      to: '/$lang/shop/projects',
      search: text === '' ? {} : { q: text },
      replace: q !== undefined,
    });
  return (
    <div className={styles.search}>
      <ListSearchField label={t`Projekte durchsuchen`} placeholder={t`Projekt suchen`} text={q ?? ''} onText={search} />
    </div>
  );
};
