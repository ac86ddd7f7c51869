import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import buttonStyles from './button.module.css';
import styles from './menu-button.module.css';

export type MenuEntry = { id: string; label: ReactNode; textValue: string; onAction: () => void; isChecked?: boolean };

/** A button that opens a menu; entries with isChecked show a mark. */
export const MenuButton = ({ label, face, entries }: { label: string; face: ReactNode; entries: MenuEntry[] }) => (
  <MenuTrigger>
    <AriaButton aria-label={label} className={`${buttonStyles.button} ${buttonStyles.quiet}`}>
      {face}
    </AriaButton>
    <Popover className={styles.popover ?? ''} placement="bottom end">
      <Menu className={styles.menu ?? ''} aria-label={label}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            id={entry.id}
            textValue={entry.textValue}
            onAction={entry.onAction}
            className={styles.item ?? ''}
          >
            {entry.isChecked === undefined ? null : <span className={styles.mark}>{entry.isChecked ? '●' : ''}</span>}
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
);
