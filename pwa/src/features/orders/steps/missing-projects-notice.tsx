import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/signals/notice.tsx';

/** Of an order's projects: those in the trash, and how many the device knows nothing of any more. */
export type MissingProjects = { trashed: readonly Project[]; goneCount: number };

/** An order was refused for projects that lay in the trash or were deleted: which, and what to do. */
export const MissingProjectsNotice = ({ trashed, goneCount }: MissingProjects) => (
  <Notice tone="error" title={<Trans>Was Sie bestellen wollten, lag nicht mehr bei den Projekten</Trans>}>
    <ul>
      {trashed.map(({ id, name }) => (
        <li key={id}>
          <Trans>„{name}“ liegt im Papierkorb.</Trans>
        </li>
      ))}
      {goneCount > 0 ? (
        <li>
          <Plural value={goneCount} one="Ein Projekt wurde gelöscht." other="# Projekte wurden gelöscht." />
        </li>
      ) : null}
    </ul>
    <p>
      <Trans>Es wurde nichts bestellt und nichts berechnet.</Trans>{' '}
      {trashed.length > 0 ? (
        <Trans>Holen Sie aus dem Papierkorb, was Sie brauchen, oder bestellen Sie ohne es.</Trans>
      ) : goneCount > 0 ? (
        <Trans>Bestellen Sie ohne, was gelöscht ist.</Trans>
      ) : (
        <Trans>Jetzt sind alle Projekte wieder da: Bestellen Sie noch einmal.</Trans>
      )}
    </p>
  </Notice>
);
