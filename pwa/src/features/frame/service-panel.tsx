import { operatorPackId, readOperator } from '@knotenblech/shared/base-data/operator.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../site/use-site.ts';
import { useRecord } from '../../sync/use-shop.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './service-panel.module.css';

/** The catalogue brings a change at once; what the device remembers stands while none is here. */
const useOperatorNow = () => {
  const remembered = useOperator();
  const pack = useRecord('catalogPack', catalogSpace, operatorPackId);
  return pack ? readOperator([pack]) : remembered;
};

/** Who helps: phone and contact form, and what the law wants on every page. */
export const ServicePanel = () => {
  const { t } = useLingui();
  const operator = useOperatorNow();
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
