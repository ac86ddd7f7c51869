import { Plural, Trans } from '@lingui/react/macro';

type WholeHereProps = {
  /** The kept projects, all of which have come. */
  here: number;
  /** Their positions. */
  parts: number;
  /** Without the right to see prices none has come. */
  seesPrices: boolean;
};

/** What is there of the kept projects once nothing is missing. */
export const AllAvailable = ({ here, parts, seesPrices }: WholeHereProps) => (
  <p role="status">
    {seesPrices ? (
      <Trans>
        <Plural value={here} one="# Projekt" other="# Projekte" /> mit{' '}
        <Plural value={parts} one="# Position" other="# Positionen" />, Preisen und Zeichnungen vollständig hier.
      </Trans>
    ) : (
      <Trans>
        <Plural value={here} one="# Projekt" other="# Projekte" /> mit{' '}
        <Plural value={parts} one="# Position" other="# Positionen" /> und Zeichnungen vollständig hier.
      </Trans>
    )}
  </p>
);
