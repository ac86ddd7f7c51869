import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import styles from '../space.module.css';

export type Tool = {
  id: string;
  icon: IconName;
  label: string;
  shortcut: string;
  onPress: () => void;
  /** For tools that stay on. */
  isOn?: boolean;
  isDisabled?: boolean;
  /** Goes into the menu where there is little room. */
  isRare?: boolean;
};

/** The tools of the 3D view, each with its key; on a phone the rare ones in a menu. */
export const ToolBar = ({ tools }: { tools: readonly Tool[] }) => {
  const { t } = useLingui();
  const rare = tools.filter((tool) => tool.isRare && !tool.isDisabled);
  return (
    <div role="toolbar" aria-label={t`Werkzeuge der 3D-Ansicht`} className={styles.tools}>
      {tools.map((tool) => (
        <ToolButton key={tool.id} tool={tool} />
      ))}
      <div className={styles.more}>
        <MenuButton
          label={t`Weitere Werkzeuge`}
          face={<Icon name="more" />}
          groups={[
            rare.map(({ id, label, icon, onPress }) => ({
              id,
              label: <Entry icon={icon}>{label}</Entry>,
              textValue: label,
              onAction: onPress,
            })),
          ]}
        />
      </div>
    </div>
  );
};

const Entry = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} />
    <span>{children}</span>
  </>
);

const ToolButton = ({ tool }: { tool: Tool }) => (
  <Button
    onPress={tool.onPress}
    isDisabled={tool.isDisabled ?? false}
    className={`${styles.tool} ${tool.isRare ? styles.rare : ''} ${tool.isOn ? styles.on : ''}`}
    aria-label={tool.label}
    aria-keyshortcuts={tool.shortcut}
    {...(tool.isOn === undefined ? {} : { 'aria-pressed': tool.isOn })}
  >
    <Icon name={tool.icon} />
    <span className={styles.toolWord}>{tool.label}</span>
  </Button>
);
