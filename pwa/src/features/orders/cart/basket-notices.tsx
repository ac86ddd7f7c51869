import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './cart-screen.module.css';

/** What keeps this user from ordering, before he fills anything in. */
export const CartNotices = ({ actor }: { actor: Actor }) => (
  <div className={styles.notices}>
    {actor.permissions.includes('DEMO_PERMISSION') ? (
      <Notice tone="error" title={<Trans>Demobetrieb</Trans>}>
        <Trans>Preise und Bestellungen sind nicht echt. Es wird nichts gefertigt und nichts berechnet.</Trans>
      </Notice>
    ) : null}
    {may(actor, 'order') ? null : (
      <Notice tone="warn" title={<Trans>Sie haben keine Bestellrechte zugewiesen</Trans>}>
        <Trans>
          Sie können weder bestellen noch Preise anfragen. Ein Kollege mit Bestellrecht kann den Warenkorb übernehmen,
          oder die Verwaltung Ihres Unternehmens gibt Ihnen das Recht.
        </Trans>
      </Notice>
    )}
    {actor.seesPrices ? null : (
      <Notice tone="info" title={<Trans>Kein Preis sichtbar</Trans>}>
        <Trans>
          Ihr Konto zeigt keine Preise, deshalb können Sie nicht selbst bestellen. Übergeben Sie den Warenkorb einer
          Person, die Preise sieht.
        </Trans>
      </Notice>
    )}
  </div>
);
