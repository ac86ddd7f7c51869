import { Plural, Trans } from '@lingui/react/macro';
import { isTooEarly } from '../../sync/engine/wake-early.ts';
import { readUnanswered } from '../../sync/read-waiting.ts';
import { useLive } from '../../sync/use-live.ts';
import { useShop, useSyncStatus } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { ChangeWords } from './entries/change-words.tsx';
import styles from './waiting-screen.module.css';

/** What a restored server is told once more, and what of it waits for another device. */
export const ToldAgainNotice = () => {
  const { retoldCount, earlyCount } = useSyncStatus();
  if (retoldCount === 0) return null;
  return (
    <Notice tone="warn" title={<Trans>Der Server ist auf einen früheren Stand zurückgesetzt worden</Trans>}>
      <Plural
        value={retoldCount}
        one="# Änderung, die er schon hatte, sagt ihm dieses Gerät noch einmal. Bis dahin kann hier etwas fehlen."
        other="# Änderungen, die er schon hatte, sagt ihm dieses Gerät noch einmal. Bis dahin kann hier etwas fehlen."
      />
      {earlyCount > 0 ? <EarlyWords /> : null}
    </Notice>
  );
};

const EarlyWords = () => {
  const { database, judgeEarly } = useShop();
  const early = useLive(`${database.name} early`, async () =>
    (await readUnanswered(database)).filter((entry) => entry.retold && isTooEarly(entry)),
  );
  if (!early || early.length === 0) return null;
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
            <ChangeWords entry={{ name: name as never, args }} />
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
