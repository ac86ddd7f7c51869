import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { OutboxEntry } from '../../database/shop-database.ts';
import { useLive } from '../../sync/hooks/use-live.ts';
import { useShop, useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { isDeferred } from '../../sync/outbox/deferred.ts';
import { readUnanswered } from '../../sync/status/read-waiting.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { ChangeText } from './outbox/change-words.tsx';
import styles from './waiting-screen.module.css';

/** What a restored server is told once more, and what waits there for another device. */
export const ToldAgainNotice = () => {
  const { retoldCount } = useSyncStatus();
  const { database } = useShop();
  const early =
    useLive(`${database.name} early`, async () => (await readUnanswered(database)).filter(isDeferred)) ?? [];
  if (retoldCount === 0 && early.length === 0) return null;
  return (
    <Notice tone="warn" title={<Trans>Der Server ist auf einen früheren Stand zurückgesetzt worden</Trans>}>
      {retoldCount === 0 ? null : (
        <Plural
          value={retoldCount}
          one="# Änderung, die er schon hatte, sagt ihm dieses Gerät noch einmal. Bis dahin kann hier etwas fehlen."
          other="# Änderungen, die er schon hatte, sagt ihm dieses Gerät noch einmal. Bis dahin kann hier etwas fehlen."
        />
      )}
      {early.length === 0 ? null : <EarlyWords early={early} />}
    </Notice>
  );
};

const EarlyWords = ({ early }: { early: readonly OutboxEntry[] }) => {
  const { judgeEarly } = useShop();
  return (
    <>
      <p>
        <Plural
          value={early.length}
          one="Diese kann er noch nicht annehmen; vielleicht fehlt ihm Arbeit eines anderen Geräts. Er wartet darauf höchstens einen Tag:"
          other="Diese # kann er noch nicht annehmen; vielleicht fehlt ihm Arbeit eines anderen Geräts. Er wartet darauf höchstens einen Tag:"
        />
      </p>
      <ul className={styles.early}>
        {early.map(({ uid, name, args }) => (
          <li key={uid}>
            <ChangeText entry={{ name: name as ChangeName, args }} />
          </li>
        ))}
      </ul>
      <p>
        <Button onPress={() => void judgeEarly()}>
          <Trans>Nicht länger warten</Trans>
        </Button>
      </p>
    </>
  );
};
