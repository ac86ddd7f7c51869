'use no memo';

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../../sync/site/site.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import styles from './site-footer.module.css';

const OperatorAddress = () => {
  const operator = useOperator();
  if (!operator) return null;
  return (
    <address className={styles.address}>
      <strong>{operator.name}</strong>
      <span>
        {operator.street}, {operator.zip} {operator.city}
      </span>
      <a href={`tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`}>{operator.phone}</a>
      <a href={`mailto:${operator.email}`}>{operator.email}</a>
      {operator.links.map(({ name, url }) => (
        <a key={url} href={url} rel="noreferrer">
          {name}
        </a>
      ))}
    </address>
  );
};

/** Who runs the shop, what it offers, and what the law wants on every page. */
export const SiteFooter = () => {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <OperatorAddress />
        <OfferIcons />
        <nav className={styles.places} aria-label={t`Rechtliches`}>
          <Link from="/$lang" to="/$lang/imprint">
            <Trans>Impressum</Trans>
          </Link>
          <Link from="/$lang" to="/$lang/privacy">
            <Trans>Datenschutz</Trans>
          </Link>
          <Link from="/$lang" to="/$lang/disclaimer">
            <Trans>AGB und Haftung</Trans>
          </Link>
          <Link from="/$lang" to="/$lang/shippingterms">
            <Trans>Lieferbedingungen</Trans>
          </Link>
          <Link from="/$lang" to="/$lang/contact">
            <Trans>Kontakt</Trans>
          </Link>
        </nav>
      </div>
      <p className={styles.note}>
        <Trans>
          Preise netto für Geschäftskunden und brutto für Privatkunden in Euro. Materialpreise freibleibend.
        </Trans>
      </p>
    </footer>
  );
};

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
const OfferIcons = () => {
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
