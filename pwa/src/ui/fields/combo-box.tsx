import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icons/icon.tsx';
import comboStyles from './combo-box.module.css';
import styles from './field.module.css';
import selectStyles from './select.module.css';

export type Found = { value: string; label: string; note?: string };
export type FoundSection = { title: string; choices: readonly Found[] };

export type ComboBoxProps = {
  label: string;
  /** What was found for `query`, the most fitting first. */
  sections: readonly FoundSection[];
  query: string;
  onQuery: (query: string) => void;
  value: string | null;
  onChoose: (value: string) => void;
  placeholder?: string;
  error?: string | null;
  isDisabled?: boolean;
  /** Stands in the list when nothing was found. */
  empty: ReactNode;
};

/** A field in which to search a long list; the caller finds, the field shows. */
export const ComboBox = ({ label, sections, query, onQuery, value, onChoose, empty, ...props }: ComboBoxProps) => (
  <AriaComboBox
    items={sections.filter((section) => section.choices.length > 0)}
    inputValue={query}
    onInputChange={onQuery}
    value={value}
    onChange={(key) => {
      if (key !== null) onChoose(String(key));
    }}
    defaultFilter={() => true}
    menuTrigger="focus"
    allowsEmptyCollection
    isInvalid={Boolean(props.error)}
    isDisabled={props.isDisabled ?? false}
    className={styles.field ?? ''}
  >
    <Label className={styles.label ?? ''}>{label}</Label>
    <div className={comboStyles.box}>
      <Input className={`${styles.input} ${comboStyles.input}`} placeholder={props.placeholder ?? ''} />
      <Button className={comboStyles.open ?? ''}>
        <Icon name="down" />
      </Button>
    </div>
    <FieldError className={styles.error ?? ''}>{props.error}</FieldError>
    <Popover className={selectStyles.popover ?? ''}>
      <ListBox
        className={selectStyles.list ?? ''}
        renderEmptyState={() => <p className={comboStyles.empty}>{empty}</p>}
      >
        {(section: FoundSection) => (
          <ListBoxSection id={section.title}>
            <Header className={comboStyles.section}>{section.title}</Header>
            <Collection items={section.choices}>
              {(choice: Found) => (
                <ListBoxItem id={choice.value} textValue={choice.label} className={selectStyles.item ?? ''}>
                  <span>{choice.label}</span>
                  {choice.note ? <span className={comboStyles.note}>{choice.note}</span> : null}
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Popover>
  </AriaComboBox>
);
