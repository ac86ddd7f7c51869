import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useShop, useSyncStatus, useWaiting } from '../../sync/hooks/use-shop.tsx';
import { isSemaMode, useOperator } from '../../sync/site/site.ts';
import { Button } from '../../ui/actions/button.tsx';
import { hasOpenEdit, subscribeToOpenEdits, useOpenEdit } from '../../ui/forms/open-edits.ts';
import { useTypedTaken } from '../../ui/forms/use-entry.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useListKeys } from '../../ui/record-list/row-keys.ts';
import { Notice } from '../../ui/signals/notice.tsx';
import { VisitorLinks, VisitorTerms } from '../account/public/visitor-actions.tsx';
import { refusalIn, showFailure } from '../issues/public/show-failure.ts';
import linkStyles from './bar-link.module.css';
import { CartLink } from './basket-link.tsx';
import bottomBarStyles from './bottom-bar.module.css';
import { OrdersLink } from './orders-link.tsx';
import servicePanelStyles from './service-panel.module.css';
import styles from './shop-frame.module.css';
import { SemaHeader } from './site/sema-header.tsx';
import standingWarningsStyles from './standing-warnings.module.css';
import { TopBar } from './top-bar.tsx';
import { applyUpdate, checkForUpdate, subscribeToUpdate, updateState } from './update/app-update.ts';
import { isEntryPlace, isOrderOnItsWay, mayUpdateNow, needsNewerVersion } from './update/may-update-now.ts';
import updatePromptStyles from './update-prompt.module.css';
import { usePlaces } from './use-places.ts';

/** Around every screen of the shop: slim bar above, on a phone a second one below. Inside the design software only a way back. */
export const ShopFrame = ({ children }: { children: ReactNode }) => {
  useUnshownRefusals();
  useListKeys();
  useTypedTaken();
  const isSema = isSemaMode();
  return (
    <div className={styles.frame}>
      <div className={styles.view}>
        {isSema ? <SemaHeader /> : <TopBar />}
        <StandingWarnings />
        <UpdatePrompt />
        <div className={styles.content}>{children}</div>
      </div>
      {isSema ? null : <ServicePanel />}
      {isSema ? null : <BottomBar />}
    </div>
  );
};

/** The places of the shop under the thumb, on a phone only. */
const BottomBar = () => {
  const { t } = useLingui();
  const places = usePlaces();
  const { isVisitors } = useShop();
  return (
    <nav className={bottomBarStyles.bar} aria-label={t`Bereiche`}>
      <Link from="/$lang" to={places.projects} className={linkStyles.link ?? ''}>
        <Icon name="projects" size={24} />
        <span className={linkStyles.name}>{t`Projekte`}</span>
      </Link>
      <CartLink isNamed />
      {isVisitors ? (
        <VisitorLinks className={linkStyles.link ?? ''} nameClassName={linkStyles.name ?? ''} />
      ) : (
        <>
          <OrdersLink hasIcon />
          <Link from="/$lang" to="/$lang/shop/waiting" className={linkStyles.link ?? ''}>
            <Icon name="waiting" size={24} />
            <span className={linkStyles.name}>{t`Wartet`}</span>
          </Link>
        </>
      )}
    </nav>
  );
};

/** Who helps: phone and contact form, and what the law wants on every page. */
const ServicePanel = () => {
  const { t } = useLingui();
  const operator = useOperator();
  return (
    <aside className={servicePanelStyles.panel} aria-label={t`Service`}>
      {operator ? (
        <a className={servicePanelStyles.entry} href={`tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`}>
          <Icon name="phone" />
          {operator.phone}
        </a>
      ) : null}
      <Link from="/$lang" to="/$lang/contact" className={servicePanelStyles.entry ?? ''}>
        <Icon name="mail" />
        <Trans>Kontaktformular</Trans>
      </Link>
      <span className={servicePanelStyles.law}>
        <Link from="/$lang" to="/$lang/imprint" className={servicePanelStyles.entry ?? ''}>
          <Trans>Impressum</Trans>
        </Link>
        <Link from="/$lang" to="/$lang/privacy" className={servicePanelStyles.entry ?? ''}>
          <Trans>Datenschutz</Trans>
        </Link>
      </span>
    </aside>
  );
};

/** What holds for every price; quiet, because it always stands there. */
const StandingWarnings = () => {
  const { actor, isVisitors } = useShop();
  if (isVisitors) return <VisitorTerms className={standingWarningsStyles.warnings ?? ''} />;
  return (
    <aside className={standingWarningsStyles.warnings}>
      <p>
        <Trans>Materialpreise freibleibend.</Trans>
      </p>
      <p>
        {actor.seesPrices ? (
          <Trans>„Auf Anfrage“ heißt: Wir prüfen das Teil und nennen den Preis innerhalb von 48 Stunden.</Trans>
        ) : (
          <Trans>Für Ihr Benutzerkonto sind keine Preise sichtbar.</Trans>
        )}
      </p>
    </aside>
  );
};

/** Offers a new version, never over entries that are not saved nor while an order is being made or sent. */
const UpdatePrompt = () => {
  const state = useSyncExternalStore(subscribeToUpdate, updateState);
  const isEditOpen = useSyncExternalStore(subscribeToOpenEdits, hasOpenEdit);
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const { attention } = useSyncStatus();
  const isNewerNeeded = needsNewerVersion(attention);
  useOpenEdit(isEntryPlace(pathname));
  useEffect(() => {
    if (isNewerNeeded) checkForUpdate();
  }, [isNewerNeeded]);
  if (state === 'none' || !mayUpdateNow(pathname, isEditOpen, isOrderOnItsWay(waiting, attention))) return null;
  return (
    <div className={updatePromptStyles.prompt}>
      <Notice
        action={
          <Button onPress={() => void applyUpdate()}>
            <Trans>Jetzt aktualisieren</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Eine neue Version ist da. Was auf dem Gerät wartet, bleibt erhalten.</Trans>
        </p>
        {state === 'held' ? (
          <p>
            <Trans>In einem anderen Fenster sind Eingaben noch nicht gespeichert. Speichern Sie zuerst dort.</Trans>
          </p>
        ) : null}
      </Notice>
    </div>
  );
};

/** Tells a refusal that no screen has told: of an edit that was stored while nobody waited for it. */
const useUnshownRefusals = () => {
  const { i18n } = useLingui();
  useEffect(() => {
    const tell = (event: PromiseRejectionEvent) => {
      if (!refusalIn(event.reason)) return;
      event.preventDefault();
      showFailure(i18n, event.reason);
    };
    addEventListener('unhandledrejection', tell);
    return () => removeEventListener('unhandledrejection', tell);
  }, [i18n]);
};
