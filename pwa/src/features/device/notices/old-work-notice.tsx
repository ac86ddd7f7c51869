import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { oldestUnsent } from '../../../device/quota/oldest-unsent.ts';
import { useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { PutOffNotice } from './put-off-notice.tsx';

/** Work that has waited for more than a day lies on this device alone; told until it is put off, anew with the next start. */
export const OldWorkNotice = () => {
  const { i18n } = useLingui();
  const [isPutOff, setIsPutOff] = useState(false);
  const since = oldestUnsent(useWaiting());
  if (!since || isPutOff) return null;
  return (
    <PutOffNotice
      tone="warn"
      title={<Trans>Seit {formatMoment(since, i18n.locale)} ist Arbeit nicht gesendet.</Trans>}
      way={
        <LinkButton from="/$lang" to="/$lang/shop/waiting">
          <Trans>Zur Warteliste</Trans>
        </LinkButton>
      }
      onPutOff={() => setIsPutOff(true)}
    >
      <p>
        <Trans>
          Sie liegt nur auf diesem Gerät. Verbinden Sie es mit dem Netz oder nehmen Sie die Arbeit als Datei mit.
        </Trans>
      </p>
    </PutOffNotice>
  );
};
