import { type ErrorCode, errorCodes } from '@knotenblech/shared/errors/error-codes.ts';
import type { Project } from '@knotenblech/shared/projects/project.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorAdvice } from '../../i18n/words/error-advice.ts';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Notice } from '../../ui/signals/notice.tsx';

const readRefusal = (text: string): { code: ErrorCode; details: Record<string, unknown> } => {
  const { code, details } = JSON.parse(text || '{}') as { code?: unknown; details?: Record<string, unknown> };
  return { code: errorCodes.find((known) => known === code) ?? 'E_READ_FAILED', details: details ?? {} };
};

/** In place of the report while there is no reading. */
export const ReportUnread = ({ project }: { project: Project }) => {
  const { i18n } = useLingui();
  if (project.reading === 'refused') {
    const { code, details } = readRefusal(project.readingRefusal);
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
