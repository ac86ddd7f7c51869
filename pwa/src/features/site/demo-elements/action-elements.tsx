import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { iconPaths } from '../../../ui/icons/icon-paths.ts';
import styles from './demo-elements.module.css';

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const ActionElements = () => {
  const { t } = useLingui();
  const words = { primary: t`Hauptaktion`, secondary: t`Nebenaktion`, quiet: t`Leise`, danger: t`Entfernen` };
  const entry = (id: string, label: string) => ({ id, label, textValue: label, onAction: () => undefined });
  return (
    <section className={styles.group}>
      <h2>
        <Trans>Aktionen</Trans>
      </h2>
      {[{}, { isDisabled: true }, { isPending: true }].map((state) => (
        <div key={Object.keys(state)[0] ?? 'plain'} className={styles.row}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} {...state}>
              {words[tone]}
            </Button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <Button icon={<Icon name="plus" />}>
          <Trans>Mit Zeichen</Trans>
        </Button>
        <LinkButton from="/$lang" to="/$lang/home">
          <Trans>Verweis</Trans>
        </LinkButton>
        <IconButton label={t`Bearbeiten`}>
          <Icon name="edit" />
        </IconButton>
        <MenuButton
          label={t`Menü`}
          face={<Icon name="more" size={24} />}
          groups={[[entry('copy', t`Kopieren`), entry('trash', t`In den Papierkorb`)]]}
        />
      </div>
      <div className={styles.row}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} size={24} />
            {name}
          </span>
        ))}
      </div>
    </section>
  );
};
