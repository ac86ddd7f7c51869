import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { Icon } from '../icons/icon.tsx';
import styles from './list-search-field.module.css';

type Props = { label: string; placeholder?: string; text: string; onText: (text: string) => void };

/** Holds what is typed until the address, which is slower than fingers, has it. */
const useTyped = (text: string, onText: (text: string) => void) => {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === text) setTyped(null);
  const onChange = (words: string) => {
    setTyped(words);
    onText(words);
  };
  return { value: typed ?? text, onChange, onBlur: () => setTyped(null) };
};

export const ListSearchField = ({ label, placeholder = label, text, onText }: Props) => (
  <SearchField aria-label={label} {...useTyped(text, onText)} className={styles.search ?? ''}>
    <Icon name="search" />
    <Input className={styles.input ?? ''} placeholder={placeholder} aria-keyshortcuts="/" />
    <kbd className={styles.key} aria-hidden>
      /
    </kbd>
  </SearchField>
);
