import { Trans } from '@lingui/react/macro';
import styles from './home-steps.module.css';

export const HomeSteps = () => (
  <ol className={styles.steps}>
    <li>
      <span className={styles.number}>1</span>
      <h2>
        <Trans>Datei ablegen</Trans>
      </h2>
      <p>
        <Trans>
          BTLx, STWX oder NC1, wie Ihr Programm sie schreibt. Stahl wird an Werkstoff, Profil und Maßen erkannt. Was
          unklar ist, wird gezeigt, und Sie entscheiden.
        </Trans>
      </p>
    </li>
    <li>
      <span className={styles.number}>2</span>
      <h2>
        <Trans>Prüfen, Preis sehen</Trans>
      </h2>
      <p>
        <Trans>
          Sieben Ansichten mit Maßen zu jedem Teil. Ändern Sie Menge, Stahlsorte oder Oberfläche: Der Preis folgt
          sofort.
        </Trans>
      </p>
    </li>
    <li>
      <span className={styles.number}>3</span>
      <h2>
        <Trans>Bestellen</Trans>
      </h2>
      <p>
        <Trans>
          In vier Schritten, auch ohne Netz: Die Bestellung wartet dann auf dem Gerät und geht genau einmal hinaus, zum
          angezeigten Preis.
        </Trans>
      </p>
    </li>
  </ol>
);
