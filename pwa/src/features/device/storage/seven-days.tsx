import { Trans } from '@lingui/react/macro';
import { isOffHomeScreen } from '../../../device/quota/local-data.ts';
import { Notice } from '../../../ui/signals/notice.tsx';

/** Safari deletes what a site stored that was not opened for seven days, unless it stands on the home screen. */
export const SevenDays = ({ unsentCount }: { unsentCount: number }) =>
  unsentCount > 0 && isOffHomeScreen() ? (
    <Notice tone="warn">
      <p>
        <Trans>
          Der Browser darf löschen, was hier liegt, wenn Sie die App sieben Tage nicht öffnen, auch nicht gesendete
          Arbeit. Auf dem Home-Bildschirm gilt das nicht.
        </Trans>
      </p>
    </Notice>
  ) : null;
