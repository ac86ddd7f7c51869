import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { ShownTotal } from '../public/amounts.tsx';
import styles from './quotes-screen.module.css';
import type { AcceptedQuote, QueuedQuote } from './use-quotes.ts';

type Props = { entry: QueuedQuote | AcceptedQuote };

/** A quote that was asked for and is not there: kept, on its way, come to the server, or refused with a reason. */
export const QueuedQuoteNotice = ({ entry }: Props) => (
  <section className={styles.contents}>
    <QueuedQuoteState entry={entry} />
    <ShownTotal cents={entry.args.shown.grossCents} />
  </section>
);

const QueuedQuoteState = ({ entry }: Props) => {
  const { i18n } = useLingui();
  const toList = (
    <LinkButton from="/$lang" to="/$lang/shop/waiting">
      <Trans>Zur Warteliste</Trans>
    </LinkButton>
  );
  switch (entry.state) {
    case 'taken':
      return (
        <Notice tone="good" title={<Trans>Ihre Anfrage ist auf dem Server angekommen</Trans>}>
          <Trans>Nummer, Gültigkeit und PDF erscheinen hier, sobald der nächste Abgleich gelingt.</Trans>
        </Notice>
      );
    case 'queued':
    case 'sending':
      return (
        <Notice title={<Trans>Vorgemerkt, noch kein Angebot</Trans>} action={toList}>
          <Trans>
            Die Anfrage liegt auf diesem Gerät und geht hinaus, sobald es senden kann. Erst dann hat das Angebot Nummer,
            Gültigkeit und PDF.
          </Trans>
        </Notice>
      );
    case 'refused':
    case 'failed':
      return (
        <Notice tone="error" title={<Trans>Daraus wurde kein Angebot</Trans>} action={toList}>
          {errorMessage(i18n, entry.code ?? 'change_failed', entry.details)}
        </Notice>
      );
  }
};
