import { Trans } from '@lingui/react/macro';
import { useOperator } from '../../../sync/site/use-operator.ts';
import styles from './contact-form.module.css';

/** Phone, mail and address beside the form. */
export const ContactWays = () => {
  const operator = useOperator();
  if (!operator) return null;
  return (
    <aside className={styles.ways}>
      <h2>
        <Trans>Oder direkt</Trans>
      </h2>
      <p>
        <a href={`tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`}>{operator.phone}</a>
      </p>
      <p>
        <a href={`mailto:${operator.email}`}>{operator.email}</a>
      </p>
      <address className={styles.address}>
        {operator.name}
        <br />
        {operator.street}
        <br />
        {operator.zip} {operator.city}
      </address>
    </aside>
  );
};
