import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../sync/site/use-operator.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './service-panel.module.css';

/** Who helps: phone and contact form, and what the law wants on every page. */
export const ServicePanel = () => {
  const { t } = useLingui();
  const operator = useOperator();
  return (
    <aside className={styles.panel} aria-label={t`Service`}>
      {operator ? (
        <a className={styles.entry} href={`tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`}>
          <Icon name="phone" />
          {operator.phone}
        </a>
      ) : null}
      <Link from="/$lang" to="/$lang/contact" className={styles.entry ?? ''}>
        <Icon name="mail" />
        <Trans>Kontaktformular</Trans>
      </Link>
      <span className={styles.law}>
        <Link from="/$lang" to="/$lang/imprint" className={styles.entry ?? ''}>
          <Trans>Impressum</Trans>
        </Link>
        <Link from="/$lang" to="/$lang/privacy" className={styles.entry ?? ''}>
          <Trans>Datenschutz</Trans>
        </Link>
      </span>
    </aside>
  );
};
