import { Plural, Trans } from '@lingui/react/macro';

type KeptWordsProps = {
  /** Unsent work, with the files that are still to be read. */
  count: number;
  unreadCount: number;
  /** Whether he may make projects of those. */
  isReader: boolean;
};

/** What becomes of unsent work that stays sealed: the sync sends what waits, a file is read first. */
export const KeptText = ({ count, unreadCount, isReader }: KeptWordsProps) => {
  if (unreadCount === 0)
    return (
      <Plural
        value={count}
        one="Sie bleibt verschlüsselt auf dem Gerät und geht hinaus, sobald Sie sich hier wieder anmelden."
        other="Sie bleiben verschlüsselt auf dem Gerät und gehen hinaus, sobald Sie sich hier wieder anmelden."
      />
    );
  return (
    <>
      {count > unreadCount ? (
        <>
          <Trans>
            Was wartet, bleibt verschlüsselt auf dem Gerät und geht hinaus, sobald Sie sich hier wieder anmelden.
          </Trans>{' '}
        </>
      ) : null}
      {isReader ? <ToBeRead count={unreadCount} /> : <NotToBeRead count={unreadCount} />}
    </>
  );
};

const ToBeRead = ({ count: files }: { count: number }) => (
  <Plural
    value={files}
    one="# Datei ist noch nicht gelesen. Sie bleibt verschlüsselt auf dem Gerät; zum Projekt wird sie, sobald Sie sich hier wieder anmelden und die Projekte öffnen, dann geht sie hinaus."
    other="# Dateien sind noch nicht gelesen. Sie bleiben verschlüsselt auf dem Gerät; zu Projekten werden sie, sobald Sie sich hier wieder anmelden und die Projekte öffnen, dann gehen sie hinaus."
  />
);

const NotToBeRead = ({ count: files }: { count: number }) => (
  <Plural
    value={files}
    one="# Datei ist noch nicht gelesen. Sie bleibt verschlüsselt auf dem Gerät, bis Sie wieder Projekte anlegen dürfen oder sie verwerfen."
    other="# Dateien sind noch nicht gelesen. Sie bleiben verschlüsselt auf dem Gerät, bis Sie wieder Projekte anlegen dürfen oder sie verwerfen."
  />
);
