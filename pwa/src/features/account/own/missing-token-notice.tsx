import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/signals/notice.tsx';

/** The screen of a mailed link was opened without it. */
export const MissingTokenNotice = () => (
  <Notice tone="warn" title={<Trans>Hier fehlt der Link aus der E-Mail.</Trans>}>
    <p>
      <Trans>
        Öffnen Sie den Link in der E-Mail noch einmal. Aus Sicherheitsgründen merkt sich diese Seite ihn nicht.
      </Trans>
    </p>
  </Notice>
);
