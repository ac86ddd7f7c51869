import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { readingRefusalOf } from '@knotenblech/shared/projects/reading-refusal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorAdvice } from '../../../i18n/words/error-advice.ts';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';

/** In place of the report while there is no reading. */
export const ReportUnread = ({ project }: { project: Project }) => {
  const { i18n } = useLingui();
  if (project.reading === 'refused') {
    const { code, details } = readingRefusalOf(project);
    return (
      <Notice tone="error" title={errorMessage(i18n, code, details)}>
        <p>{errorAdvice(i18n, code)}</p>
      </Notice>
    );
  }
  return (
    <EmptyState title={<Trans>Die Datei wird noch gelesen.</Trans>}>
      <Trans>Sobald eine Verbindung da ist und der Server fertig ist, steht hier, was gefunden wurde.</Trans>
    </EmptyState>
  );
};
