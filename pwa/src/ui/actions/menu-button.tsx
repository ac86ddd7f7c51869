import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
// Popups are loaded when they open: what opened the first one is watched from here.
import '../layout/last-focused.ts';
import buttonStyles from './button.module.css';
import styles from './menu-button.module.css';

export type MenuEntry = { id: string; label: ReactNode; textValue: string; onAction: () => void; isChecked?: boolean };

export type MenuButtonProps = {
  label: string;
  face: ReactNode;
  /** Who or what the menu is about, above the entries. */
  heading?: ReactNode;
  note?: ReactNode;
  groups: readonly (readonly MenuEntry[])[];
};

const Entry = ({ entry }: { entry: MenuEntry }) => (
  <MenuItem id={entry.id} textValue={entry.textValue} onAction={entry.onAction} className={styles.item ?? ''}>
    {entry.isChecked === undefined ? null : <span className={styles.mark}>{entry.isChecked ? '●' : ''}</span>}
    {entry.label}
  </MenuItem>
);

/** A button that opens a menu; entries with isChecked show which one holds. */
export const MenuButton = ({ label, face, heading, note, groups }: MenuButtonProps) => (
  <MenuTrigger>
    <AriaButton aria-label={label} className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.menu}`}>
      {face}
    </AriaButton>
    <Popover className={styles.popover ?? ''} placement="bottom end">
      {heading ? (
        <div className={styles.heading}>
          <strong>{heading}</strong>
          {note ? <span>{note}</span> : null}
        </div>
      ) : null}
      <Menu className={styles.menu ?? ''} aria-label={label}>
        {groups.map((entries) => (
          <MenuSection key={entries[0]?.id} className={styles.group ?? ''} aria-label={label}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
);
