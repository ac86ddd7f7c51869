import { seedOperator } from '@knotenblech/shared/base-data/operator.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/layout/page.tsx';
import styles from './terms.module.css';

/** Terms of business, as the shop comes; the operator replaces them by his own. */
export const TermsScreen = () => {
  const { t } = useLingui();
  return (
    <Page
      title={t`Allgemeine Geschäftsbedingungen`}
      width="text"
      lead={<Trans>Stand {seedOperator().termsVersion}</Trans>}
    >
      <ol className={styles.points}>
        <li>
          <h2>
            <Trans>Vertrag</Trans>
          </h2>
          <p>
            <Trans>
              Mit „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, wenn
              der Shop die Bestellung mit Bestellnummer annimmt. Eine vorgemerkte Bestellung, die noch auf Ihrem Gerät
              wartet, ist kein Vertrag und kann zurückgezogen werden.
            </Trans>
          </p>
        </li>
        <li>
          <h2>
            <Trans>Preise</Trans>
          </h2>
          <p>
            <Trans>
              Es gilt der Preis, der Ihnen beim Bestellen gezeigt wurde. Weicht der Preis bei Eingang ab, fragen wir
              Sie; ohne Ihre Zustimmung wird nichts bestellt.
            </Trans>
          </p>
        </li>
        <li>
          <h2>
            <Trans>Fertigung nach Ihren Daten</Trans>
          </h2>
          <p>
            <Trans>
              Wir fertigen nach der Datei und den Angaben des Projekts. Für deren Richtigkeit stehen Sie ein; die Statik
              ist nicht Teil der Leistung, wenn sie nicht ausdrücklich vereinbart ist.
            </Trans>
          </p>
        </li>
        <li>
          <h2>
            <Trans>Widerruf und Gewährleistung</Trans>
          </h2>
          <p>
            <Trans>
              Für Waren, die nach Ihren Angaben gefertigt werden, besteht kein Widerrufsrecht. Für Mängel gilt die
              gesetzliche Gewährleistung.
            </Trans>
          </p>
        </li>
        <li>
          <h2>
            <Trans>Eigentum</Trans>
          </h2>
          <p>
            <Trans>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.</Trans>
          </p>
        </li>
      </ol>
    </Page>
  );
};
