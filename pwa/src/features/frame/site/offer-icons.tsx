import { Trans, useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import styles from './site-footer.module.css';

const Offers = ({ offers }: { offers: readonly { icon: IconName; name: string }[] }) => (
  <ul className={styles.offers}>
    {offers.map(({ icon, name }) => (
      <li key={icon}>
        <Icon name={icon} size={24} />
        {name}
      </li>
    ))}
  </ul>
);

/** Ways of production, payment and delivery that every customer has. */
export const OfferIcons = () => {
  const { t } = useLingui();
  return (
    <dl className={styles.offerGroups}>
      <dt>
        <Trans>Fertigung</Trans>
      </dt>
      <dd>
        <Offers offers={[{ icon: 'production', name: t({ message: 'Standard', context: 'wie schnell' }) }]} />
      </dd>
      <dt>
        <Trans>Zahlung</Trans>
      </dt>
      <dd>
        <Offers
          offers={[
            { icon: 'bill', name: t`Rechnung` },
            { icon: 'cash', name: t`Nachnahme` },
          ]}
        />
      </dd>
      <dt>
        <Trans>Lieferung</Trans>
      </dt>
      <dd>
        <Offers
          offers={[
            { icon: 'parcel', name: t`Paket` },
            { icon: 'truck', name: t`Spedition` },
            { icon: 'pickup', name: t`Abholung` },
          ]}
        />
      </dd>
    </dl>
  );
};
