import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import { setVisitorsKind } from '../../../device/auth/visitor.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { useOperator } from '../../../sync/site/site.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './visitor-actions.module.css';

/** In place of the user's menu: what keeps the work and makes it an order. */
export const VisitorActions = () => {
  const { href } = useLocation();
  return (
    <span className={styles.actions}>
      <Link from="/$lang" to="/$lang/shop/login" search={{ back: href }} className={styles.login ?? ''}>
        <Trans>Anmelden</Trans>
      </Link>
      <span className={styles.register}>
        <LinkButton from="/$lang" to="/$lang/shop/register" tone="secondary">
          <Trans>Registrieren</Trans>
        </LinkButton>
      </span>
    </span>
  );
};

/** The same under the thumb, on a phone. */
export const VisitorLinks = ({ className, nameClassName }: { className: string; nameClassName: string }) => {
  const { href } = useLocation();
  return (
    <>
      <Link from="/$lang" to="/$lang/shop/login" search={{ back: href }} className={className}>
        <Icon name="user" size={24} />
        <span className={nameClassName}>
          <Trans>Anmelden</Trans>
        </span>
      </Link>
      <Link from="/$lang" to="/$lang/shop/register" className={className}>
        <Icon name="edit" size={24} />
        <span className={nameClassName}>
          <Trans>Registrieren</Trans>
        </span>
      </Link>
    </>
  );
};

/** What holds for the prices of whoever has no account, and whether he reads them with VAT. */
export const VisitorTerms = ({ className }: { className: string }) => {
  const { t } = useLingui();
  const shop = useShop();
  const operator = useOperator();
  const { customerKind, seesPrices } = shop.actor;
  const [shownKind, showAtOnce] = useOptimistic(customerKind);
  const kinds = { company: t`Netto, für Firmen`, private: t`Mit USt., für Privatleute` };
  return (
    <aside className={className}>
      <p>
        <Trans>Nichts wird gesendet: Ihre Projekte liegen nur auf diesem Gerät, bis Sie sich anmelden.</Trans>
      </p>
      {seesPrices ? (
        <>
          <p>
            {operator?.arePublicPricesApproximate ? (
              <Trans>Preise ohne Anmeldung sind ungefähr.</Trans>
            ) : (
              <Trans>Materialpreise freibleibend.</Trans>
            )}
          </p>
          <span className={styles.kinds} role="radiogroup" aria-label={t`Preise`}>
            {(['company', 'private'] as const).map((kind) => (
              <label key={kind}>
                <input
                  type="radio"
                  name="visitor-kind"
                  checked={shownKind === kind}
                  onChange={() =>
                    startTransition(() => {
                      showAtOnce(kind);
                      return setVisitorsKind(shop, kind);
                    })
                  }
                />
                {kinds[kind]}
              </label>
            ))}
          </span>
        </>
      ) : (
        <p>
          <Trans>Preise sehen Sie nach der Anmeldung.</Trans>
        </p>
      )}
    </aside>
  );
};
