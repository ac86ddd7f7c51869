import { Trans } from '@lingui/react/macro';
import { Mark } from '../../ui/icons/mark.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

type Props = { choices: { q: string; isTrash: boolean }; isFirst: boolean; mayUpload: boolean };

/** What to do where the list has nothing to show. */
export const ProjectsEmpty = ({ choices: { q, isTrash }, isFirst, mayUpload }: Props) => {
  if (q !== '') {
    return (
      <EmptyState title={<Trans>Zu „{q}“ wurde nichts gefunden.</Trans>}>
        <Trans>Gesucht wird in Name, Nummer, Zeichnungsnummer und Dateiname.</Trans>
      </EmptyState>
    );
  }
  if (isTrash) return <EmptyState title={<Trans>Der Papierkorb ist leer.</Trans>} />;
  return (
    <EmptyState
      picture={<Mark size={64} />}
      title={isFirst ? <Trans>Noch kein Projekt</Trans> : <Trans>Alle Projekte liegen im Papierkorb.</Trans>}
    >
      {mayUpload ? (
        <Trans>
          Ziehen Sie eine BTLx-, STWX- oder NC1-Datei auf diese Seite oder wählen Sie eine aus. Das geht auch ohne Netz:
          Die Datei wird auf dem Gerät gelesen und später übertragen.
        </Trans>
      ) : (
        <Trans>Projekte, die Ihre Kollegen anlegen, erscheinen hier.</Trans>
      )}
    </EmptyState>
  );
};
