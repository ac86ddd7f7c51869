import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../../sync/site/use-operator.ts';
import { OfferIcons } from './offer-icons.tsx';
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
