import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { useRecord, useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { stillOpenOf, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { waitingOrderOf } from '../../orders/public/order-queries.ts';
import { projectsInCancellations } from '../../orders/public/state/waits-words.ts';
import { useCopyProject } from '../../projects/public/use-copy-project.ts';
import { type IssueAction, IssueActions, IssueCard } from '../issue-card.tsx';
import type { WaitingChange } from '../waiting-change.ts';
import { describeChange } from '../words/describe-change.ts';
import { useChangeNames } from '../words/use-change-names.ts';
import styles from './rejected-edits.module.css';
import {
  blockedReason,
  type ReappliedEdits,
  type RejectedEdits,
  reapplyEdits,
  type StandingReason,
} from './rejected-edits.ts';

const longestWish = 2000;

/** Edits that came too late for their project: a copy, the restored project or the one that is open again takes them, or the operator is told, or they are discarded; until then they stay. */
export const RejectedEditsCard = ({ late }: { late: RejectedEdits }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const { projectId, entries } = late;
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  const names = useChangeNames(projectId);
  const waiting = useWaiting();
  if (!names || project === undefined) return null;
  const reason = blockedReason(late, project, waitsFor(waiting, projectId));
  const name = names.project(projectId) ?? '–';
  const lines = entries.map(({ uid, name: change, args }) => {
    return { uid, words: describeChange(i18n, { name: change, args } as WaitingChange, names) };
  });
  return (
    <IssueCard tone="bad" title={<LateTitle reason={reason} name={name} project={project} />}>
      <p>
        <Plural
          value={entries.length}
          one="Ihre Änderung ist darin nicht enthalten:"
          other="Ihre # Änderungen sind darin nicht enthalten:"
        />
      </p>
      <ul className={styles.lines}>
        {lines.map(({ uid, words }) => (
          <li key={uid}>{words}</li>
        ))}
      </ul>
      <LateEditsActions
        late={late}
        reason={reason}
        name={name}
        project={project}
        wish={lines.map((line) => line.words)}
      />
    </IssueCard>
  );
};

const waitsFor = (waiting: readonly WaitingEntry[], projectId: ProjectId) => {
  if (projectsInCancellations(waiting).has(projectId)) return 'cancellation';
  return waitingOrderOf(waiting, projectId) === null ? null : 'order';
};

type OfProject = { reason: StandingReason; name: string; project: Project | null };

const LateTitle = ({ reason, name, project }: OfProject) => {
  const { i18n } = useLingui();
  const day = (at: string | null = null) => (at === null ? null : formatShortDay(at, i18n.locale));
  const [orderedAt, trashedAt] = [day(project?.orderedAt), day(project?.trashedAt)];
  switch (reason) {
    case 'fixed':
      return <Trans>Für „{name}“ gilt inzwischen ein fester Preis</Trans>;
    case 'trashed':
      return trashedAt ? (
        <Trans>
          „{name}“ liegt seit {trashedAt} im Papierkorb
        </Trans>
      ) : (
        <Trans>„{name}“ lag im Papierkorb</Trans>
      );
    case 'ordered':
      if (project?.isOrderCancelled) {
        return <Trans>„{name}“ bleibt schreibgeschützt: die Bestellung wurde storniert</Trans>;
      }
      return orderedAt ? (
        <Trans>
          „{name}“ wurde am {orderedAt} bestellt
        </Trans>
      ) : (
        <Trans>„{name}“ wurde inzwischen bestellt</Trans>
      );
    case 'waits':
      return <Trans>Eine Bestellung von „{name}“ wartet auf diesem Gerät</Trans>;
    case null:
      return <Trans>„{name}“ war gesperrt und ist wieder offen</Trans>;
  }
};

type Act = (entries: readonly WaitingEntry[]) => Promise<void>;

type ActionsProps = OfProject & { late: RejectedEdits; wish: readonly string[] };

const LateEditsActions = ({ late, reason, name, project, wish }: ActionsProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const copyProject = useCopyProject();
  const { isPending, runAlone } = useOneAtATime();
  const { projectId } = late;
  const comment = project?.comment ?? null;
  const text = t`Änderungswunsch: ${wish.join('; ')}`;
  const noted = comment ? `${comment}\n${text}` : text;
  const onPress = (act: Act) => () => void runAlone(() => withOpenEdits(shop, late, act));
  const discardAll: Act = async (entries) => {
    for (const { uid } of entries) await shop.discard(uid);
  };
  const bringBack: Act = async (entries) => {
    for (const { uid } of entries) await shop.bringBack(uid);
  };
  const putAway: Act = async (entries) => {
    await discardAll(entries);
    addToast({ words: t`Abgelegt.`, undo: () => void bringBack(entries) });
  };
  const tellTakenOver = (taken: ReappliedEdits, words: { whole: string; unfit: string }) => {
    if (taken === 'whole') return addToast({ words: words.whole });
    const noRoom = t`Auf diesem Gerät ist kein Platz mehr. Nicht alle Änderungen sind übernommen; die übrigen bleiben hier.`;
    addToast({ words: taken === 'unfit' ? words.unfit : noRoom, tone: 'bad' });
  };
  const copy: Act = async (entries) => {
    const copyId = await copyProject({ id: projectId, name });
    tellTakenOver(await reapplyEdits(shop, entries, copyId), {
      whole: t`Ein neues Projekt enthält Ihre Änderungen.`,
      unfit: t`Nicht alle Änderungen passen in das neue Projekt. Die übrigen bleiben hier.`,
    });
  };
  const takeIn: Act = async (entries) => {
    tellTakenOver(await reapplyEdits(shop, entries, projectId), {
      whole: t`Das Projekt enthält jetzt Ihre Änderungen.`,
      unfit: t`Nicht alle Änderungen passen in das Projekt. Die übrigen bleiben hier.`,
    });
  };
  const restore: Act = async (entries) => {
    if (project?.trashedAt) await shop.change('trashProject', { projectId, trashed: false });
    tellTakenOver(await reapplyEdits(shop, entries, projectId), {
      whole: t`Das Projekt ist wieder da und enthält Ihre Änderungen.`,
      unfit: t`Das Projekt ist wieder da. Nicht alle Änderungen passen hinein; die übrigen bleiben hier.`,
    });
  };
  const ask: Act = async (entries) => {
    await shop.change('setProjectTexts', { projectId, comment: noted });
    await discardAll(entries);
    addToast({ words: t`Ihr Wunsch steht jetzt in der Bemerkung an das Werk.` });
  };
  const mayEdit = may(shop.actor, 'editProject');
  const isClosed = reason !== null && reason !== 'trashed' && comment !== null;
  const possible: readonly [IssueAction, boolean, Act][] = [
    ['reapply', reason === null && mayEdit, takeIn],
    ['restore', reason === 'trashed' && project !== null && mayEdit, restore],
    ['copy', isClosed && may(shop.actor, 'createProject'), copy],
    ['ask', reason === 'fixed' && comment !== null && noted.length <= longestWish, ask],
    ['discard', true, putAway],
  ];
  const actions = possible
    .filter(([, isPossible]) => isPossible)
    .map(([action, , act]) => ({ action, run: onPress(act) }));
  return <IssueActions actions={actions} isPending={isPending} />;
};

/** Acts on those of the late edits that are still open, in one window of the browser at a time: what another has dealt with is left. */
export const withOpenEdits = (
  shop: Shop,
  { projectId, entries }: Pick<RejectedEdits, 'projectId' | 'entries'>,
  act: (open: readonly WaitingEntry[]) => Promise<void>,
): Promise<void> => {
  const run = async () => {
    const open = await stillOpenOf(shop, entries);
    if (open.length > 0) await act(open);
  };
  return 'locks' in navigator ? navigator.locks.request(`late:${projectId}`, run) : run();
};
