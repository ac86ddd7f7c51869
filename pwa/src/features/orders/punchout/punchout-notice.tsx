import { punchoutCalls } from '@knotenblech/shared/api/accounts/punchout-calls.ts';
import { Trans } from '@lingui/react/macro';
import { OnlineOnly } from '../../../sync/hooks/online/online-only.tsx';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './punchout-notice.module.css';

const { path, answer } = punchoutCalls.visit;

/** The purchasing system that this browser came from; null: none, or not known without a network. */
export const usePunchoutVisit = () => useServerQuery({ path, answer, refetchMs: false }).data?.visit ?? null;

type PunchoutNoticeProps = { canHandOver: boolean };

/** In the basket of who came from a purchasing system: the way to hand it over. */
export const PunchoutNotice = (props: PunchoutNoticeProps) => (
  <OnlineOnly>
    <VisitNotice {...props} />
  </OnlineOnly>
);

const VisitNotice = ({ canHandOver }: PunchoutNoticeProps) => {
  const visit = usePunchoutVisit();
  const isOffline = useSyncStatus().state === 'offline';
  if (visit === null) return null;
  const { state, host } = visit;
  return (
    <div className={styles.notice}>
      {state === 'other-company' ? (
        <Notice tone="warn" title={<Trans>Dieses Konto gehört zu einer anderen Firma</Trans>}>
          <Trans>
            Das Einkaufssystem {host} ist mit einer anderen Firma verbunden. Melden Sie sich mit einem Konto dieser
            Firma an, dann lässt sich der Warenkorb übergeben.
          </Trans>
        </Notice>
      ) : state === 'handed-over' ? (
        <Notice tone="good" title={<Trans>Der Warenkorb ist an Ihr Einkaufssystem übergeben</Trans>}>
          <Trans>Für den nächsten rufen Sie den Shop dort noch einmal auf.</Trans>
        </Notice>
      ) : (
        <Notice
          title={<Trans>Sie kommen aus Ihrem Einkaufssystem</Trans>}
          action={
            canHandOver && !isOffline ? (
              <LinkButton tone="primary" from="/$lang" to="/$lang/shop/quote" search={{}}>
                <Trans>An Ihr Einkaufssystem übergeben</Trans>
              </LinkButton>
            ) : null
          }
        >
          {isOffline ? (
            <Trans>Übergeben geht nur mit Verbindung. Der Warenkorb bleibt liegen.</Trans>
          ) : (
            <Trans>Füllen Sie den Warenkorb wie immer. {host} bekommt ihn mit Preisen; bestellt wird dort.</Trans>
          )}
        </Notice>
      )}
    </div>
  );
};
