import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/layout/page.tsx';
import styles from './terms.module.css';

/** Terms of delivery, as the shop comes; the operator replaces them by his own. */
export const ShippingTermsScreen = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Lieferbedingungen`} width="text">
      <ol className={styles.points}>
        <li>
          <h2>
            <Trans>Lieferzeit</Trans>
          </h2>
          <p>
            <Trans>
              Die Lieferzeit zählt in Arbeitstagen, Montag bis Freitag ohne Feiertage, und beginnt am Arbeitstag nach
              der Annahme. Verzinken, Grundieren und Pulverbeschichten brauchen zusätzliche Tage; sie sind im genannten
              Datum enthalten.
            </Trans>
          </p>
        </li>
        <li>
          <h2>
            <Trans>Paket</Trans>
          </h2>
          <p>
            <Trans>
              Pakete kommen an Werktagen gegen Unterschrift, nicht an Paketshops und Packstationen. Größe und Gewicht
              jedes Stücks müssen innerhalb der Grenzen des Paketdienstes liegen.
            </Trans>
          </p>
        </li>
        <li>
          <h2>
            <Trans>Spedition</Trans>
          </h2>
          <p>
            <Trans>
              Die Spedition meldet sich vor der Zustellung telefonisch und liefert frei Bordsteinkante. Für das Abladen
              sorgen Sie.
            </Trans>
          </p>
        </li>
        <li>
          <h2>
            <Trans>Abholung im Werk</Trans>
          </h2>
          <p>
            <Trans>Wir melden, wenn die Ware bereitliegt. Bei Abholung gilt die deutsche Umsatzsteuer.</Trans>
          </p>
        </li>
        <li>
          <h2>
            <Trans>Schäden beim Transport</Trans>
          </h2>
          <p>
            <Trans>
              Prüfen Sie die Ware bei der Übergabe und lassen Sie sichtbare Schäden vom Fahrer bestätigen; so können wir
              sie schnell ersetzen. Ihre gesetzlichen Rechte bleiben davon unberührt.
            </Trans>
          </p>
        </li>
      </ol>
    </Page>
  );
};
