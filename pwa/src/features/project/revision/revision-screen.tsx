import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { isOrdered } from '@knotenblech/shared/projects/project-state.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useKeepProject } from '../../../sync/hooks/projects/project-memory.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { useClosedBy } from '../../orders/public/order-queries.ts';
import { useProject } from '../open/project-context.tsx';
import type { ProjectSource } from '../open/project-source.ts';
import { useProjectSource } from '../open/use-open-project.ts';
import { OpenedProject } from '../opened-project.tsx';
import styles from './revision.module.css';
import { RevisionList } from './revision-list.tsx';
import { RevisionSummary } from './revision-summary.tsx';
import { type ShownRevision, useRevision } from './use-revision.ts';
import { orderedAgain, useRevisionEdits } from './use-revision-edits.ts';

type RevisionScreenProps = {
  projectId: ProjectId;
  /** The older project, where the address names it. */
  of: ProjectId | undefined;
};

/** A later file of a project beside the older one: what is other in it, what it costs more, what stays of what was chosen. */
export const RevisionScreen = ({ projectId, of }: RevisionScreenProps) => (
  <OpenedProject projectId={projectId}>
    <OfProject of={of} />
  </OpenedProject>
);

const OfProject = ({ of }: { of: ProjectId | undefined }) => {
  const { project } = useProject().source;
  const { actor } = useShop();
  const oldId = of ?? project.revisionOf ?? null;
  const old = useRecord('project', customerSpace(actor.customerId), oldId ?? '');
  useKeepProject(oldId);
  if (old === undefined) return <Frame project={project}>{<Spinner />}</Frame>;
  if (old === null || old.id === project.id) {
    return (
      <Frame project={project}>
        <p>
          <Trans>Die alte Fassung gibt es nicht, oder sie ist noch nicht auf diesem Gerät.</Trans>
        </p>
      </Frame>
    );
  }
  return <BesideOld old={old} />;
};

const BesideOld = ({ old }: { old: Project }) => {
  const { source } = useProject();
  const was = useProjectSource(old);
  if (was) return <Compared was={was} now={source} />;
  return (
    <Frame project={source.project}>
      {was === undefined ? (
        <Spinner />
      ) : (
        <Notice title={<Trans>Die Teile der alten Fassung liegen noch nicht auf diesem Gerät.</Trans>}>
          <p>
            <Trans>Sie kommen mit der nächsten Verbindung. Dann steht hier der Vergleich.</Trans>
          </p>
        </Notice>
      )}
    </Frame>
  );
};

const Frame = ({ project, children }: { project: Project; children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <Page title={t`Neue Fassung`} lead={project.name} actions={<ToProject id={project.id} />}>
      {children}
    </Page>
  );
};

const ToProject = ({ id }: { id: ProjectId }) => (
  <LinkButton from="/$lang" to="/$lang/shop/project/$projectId" params={(now) => ({ ...now, projectId: id })}>
    <Trans>Projekt öffnen</Trans>
  </LinkButton>
);

const Compared = ({ was, now }: { was: ProjectSource; now: ProjectSource }) => {
  const shown = useRevision(was, now);
  return (
    <Frame project={now.project}>
      {shown ? (
        <>
          <Files was={was.project} now={now.project} />
          <RevisionSummary shown={shown} />
          <Decision shown={shown} was={was} now={now} />
          <RevisionList shown={shown} was={was} isOldOrdered={isOrdered(was.project)} />
        </>
      ) : (
        <Spinner />
      )}
    </Frame>
  );
};

const Files = ({ was, now }: { was: Project; now: Project }) => (
  <dl className={styles.files}>
    <div>
      <dt>
        <Trans>Bisher</Trans>
      </dt>
      <dd>
        {was.number === null ? null : <strong>{was.number} </strong>}
        {was.fileName}
      </dd>
    </div>
    <div>
      <dt>
        <Trans>Neu</Trans>
      </dt>
      <dd>
        {now.number === null ? null : <strong>{now.number} </strong>}
        {now.fileName}
      </dd>
    </div>
  </dl>
);

type DecisionProps = { shown: ShownRevision; was: ProjectSource; now: ProjectSource };

/** Takes the new file in place of the old, or throws it away; both can be taken back. */
const Decision = ({ shown, was, now }: DecisionProps) => {
  const { isEditable } = useProject();
  const [leavesOrdered, setLeavesOrdered] = useState(true);
  const { take, takeBack, discard } = useRevisionEdits({ shown, was, now });
  const again = orderedAgain(shown, was);
  const closed = useClosedBy(was.project);
  if (now.project.revisionTakenAt) {
    return (
      <Notice
        tone="good"
        title={<Trans>Übernommen. Ihre Eingaben sind in der neuen Fassung.</Trans>}
        action={isEditable ? <Button onPress={takeBack}>{<Trans>Zurücknehmen</Trans>}</Button> : null}
      />
    );
  }
  if (!isEditable) return null;
  if (closed === 'order_waiting')
    return (
      <Notice
        title={<Trans>Die Bestellung der alten Fassung wartet noch. Danach können Sie die neue übernehmen.</Trans>}
      />
    );
  return (
    <section className={styles.decision}>
      <p>
        {was.project.orderedAt === null ? (
          <Trans>
            Beim Übernehmen kommen Ihre Eingaben in die neue Fassung: Mengen, Oberflächen, Stahlsorten, Namen, Texte.
            Die alte Fassung geht in den Papierkorb.
          </Trans>
        ) : (
          <Trans>
            Beim Übernehmen kommen Ihre Eingaben in die neue Fassung: Mengen, Oberflächen, Stahlsorten, Namen, Texte.
            Die alte Fassung ist bestellt und bleibt, wie sie ist.
          </Trans>
        )}
      </p>
      {(was.overrides?.size ?? 0) > 0 || was.manual ? (
        <p>
          <Trans>Vom Werk gesetzte Kosten und Preise gelten nur für die alte Fassung.</Trans>
        </p>
      ) : null}
      {again.length > 0 ? (
        <Checkbox isSelected={leavesOrdered} onChange={setLeavesOrdered}>
          <Trans>Schon bestellte, unveränderte Teile auslassen</Trans>
        </Checkbox>
      ) : null}
      <div className={styles.buttons}>
        <Button tone="quiet" onPress={discard}>
          <Trans>Verwerfen</Trans>
        </Button>
        <Button tone="primary" onPress={() => void take(leavesOrdered ? again : [])}>
          <Trans>Neue Fassung übernehmen</Trans>
        </Button>
      </div>
    </section>
  );
};
