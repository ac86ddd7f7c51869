import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isOffHomeScreen } from '../../../device/quota/is-installed.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './notices.module.css';

const seenKey = 'homeScreenSeen';

/** On an iPad or iPhone no browser offers to install the app: how it is done is told until it is put away, then never again. */
export const HomeScreenNotice = () => {
  const [isShown, setIsShown] = useState(() => isOffHomeScreen() && localStorage.getItem(seenKey) === null);
  if (!isShown) return null;
  const putAway = () => {
    setIsShown(false);
    localStorage.setItem(seenKey, 'yes');
  };
  return (
    <div className={styles.place}>
      <Notice
        title={<Trans>Die App auf dem Home-Bildschirm</Trans>}
        action={
          <Button onPress={putAway}>
            <Trans>Verstanden</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            Tippen Sie im Browser auf das Viereck mit dem Pfeil nach oben und dann auf „Zum Home-Bildschirm“. Von dort
            startet sie auch ohne Netz, und was hier liegt, bleibt.
          </Trans>
        </p>
      </Notice>
    </div>
  );
};
