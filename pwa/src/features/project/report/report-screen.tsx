import type { ReadingHead } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { choicesClosedBy } from '@knotenblech/shared/projects/project-state.ts';
import { readingRefusalOf } from '@knotenblech/shared/projects/reading-refusal.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorAdvice, errorMessage } from '../../../i18n/words/error-messages.ts';
import { formatName } from '../../../i18n/words/file-error-labels.ts';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { useWholeReading } from '../../../sync/hooks/projects/refetch-project.ts';
import { useRecord, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { useClosedBy } from '../../orders/public/order-queries.ts';
import { FileContents } from '../public/file-contents.tsx';
import styles from './report-file.module.css';
import { ReportParts } from './report-parts.tsx';

const OpenProject = ({ projectId }: { projectId: ProjectId }) => (
  <LinkButton
    from="/$lang"
    to="/$lang/shop/project/$projectId"
    params={(now) => ({ ...now, projectId })}
    tone="primary"
  >
    <Trans>Projekt öffnen</Trans>
  </LinkButton>
);

const ReportContent = ({ project }: { project: Project }) => {
  const { actor } = useShop();
  const reading = useWholeReading(project.id);
  const choices = useRecords('partChoice', projectSpace(project.id));
  const closed = useClosedBy(project);
  if (reading === undefined || choices === undefined) return <Spinner />;
  if (reading === null) return <ReportUnread project={project} />;
  const isEditable = may(actor, 'editProject') && closed === null && choicesClosedBy(project) === null;
  return (
    <>
      <ReportFile head={reading.head} fileName={project.fileName} />
      <ReportParts projectId={project.id} reading={reading} choices={choices} isEditable={isEditable} />
    </>
  );
};

/** What was read from a project's file: taken as steel, guessed, left out, and why; every decision can be turned. */
export const ReportScreen = ({ projectId }: { projectId: ProjectId }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  return (
    <Page
      title={t`Einlesebericht`}
      lead={project?.name}
      actions={project ? <OpenProject projectId={projectId} /> : null}
    >
      {project === undefined ? <Spinner /> : null}
      {project === null ? (
        <p>
          <Trans>Dieses Projekt gibt es nicht, oder es ist noch nicht auf diesem Gerät.</Trans>
        </p>
      ) : null}
      {project ? <ReportContent project={project} /> : null}
    </Page>
  );
};

/** The file in figures, and what was noticed about it as a whole. */
const ReportFile = ({ head, fileName }: { head: ReadingHead; fileName: string }) => {
  const { i18n } = useLingui();
  return (
    <section className={styles.file}>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Trans>Datei</Trans>
          </dt>
          <dd className={styles.text}>{fileName}</dd>
        </div>
        <div>
          <dt>
            <Trans>Format</Trans>
          </dt>
          <dd>{formatName(head)}</dd>
        </div>
        {head.program === '' ? null : (
          <div>
            <dt>
              <Trans>Programm</Trans>
            </dt>
            <dd className={styles.text}>{head.program}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Positionen in der Datei</Trans>
          </dt>
          <dd>{formatCount(head.filePartCount)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Davon verschieden</Trans>
          </dt>
          <dd>{formatCount(head.positionCount)}</dd>
        </div>
      </dl>
      {head.findings.map((finding) => (
        <Notice key={JSON.stringify(finding)} tone="warn">
          {remarkText(i18n, finding)}
        </Notice>
      ))}
      <FileContents head={head} />
    </section>
  );
};

/** In place of the report while there is no reading. */
const ReportUnread = ({ project }: { project: Project }) => {
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
