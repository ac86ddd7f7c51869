import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { Icon } from '../ui/icons/icon.tsx';
import styles from './list-search-field.module.css';

type Props = { label: string; placeholder?: string; text: string; onText: (text: string) => void };

export const ListSearchField = ({ label, placeholder = label, text, onText }: Props) => (
  <SearchField aria-label={label} value={text} onChange={onText} className={styles.search ?? ''}>
    <Icon name="search" />
    <Input className={styles.input ?? ''} placeholder={placeholder} aria-keyshortcuts="/" />
    <kbd className={styles.key} aria-hidden>
      /
    </kbd>
  </SearchField>
);
