import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './project-search.module.css';

/** Finds projects from anywhere: writing shows the list with what was found. */
export const ProjectSearch = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { q } = useSearch({ strict: false });
  const search = (text: string) =>
    void navigate({
      from: '/$lang',
      to: '/$lang/shop/projects',
      search: text === '' ? {} : { q: text },
      replace: q !== undefined,
    });
  return (
    <SearchField aria-label={t`Projekte durchsuchen`} value={q ?? ''} onChange={search} className={styles.search ?? ''}>
      <Icon name="search" />
      <Input className={styles.input ?? ''} placeholder={t`Projekt suchen`} />
    </SearchField>
  );
};
