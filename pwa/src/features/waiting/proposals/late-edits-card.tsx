import { may } from '@knotenblech/shared/permissions/may.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useCopyProject } from '../../../parts/use-copy-project.ts';
import { useRecord, useShop } from '../../../sync/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { describeChange } from '../describe-change.ts';
import { useChangeNames } from '../use-change-names.ts';
import type { WaitingChange } from '../waiting-change.ts';
import type { LateEdits } from './late-edits.ts';
import styles from './late-edits.module.css';
import { takeOver } from './take-over.ts';

const longestWish = 2000;

/** Edits that came too late for their project: a copy takes them, or the operator is told, or they are discarded; until then they stay. */
export const LateEditsCard = ({ late }: { late: LateEdits }) => {
  const { i18n } = useLingui();
  const titleId = useId();
  const { actor } = useShop();
  const { projectId, reason, entries } = late;
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  const names = useChangeNames(projectId);
  const name = names.project(projectId) ?? '–';
  const orderedAt = project?.orderedAt ? formatShortDay(project.orderedAt, i18n.locale) : null;
  const lines = entries.map(({ uid, name: change, args }) => {
    return { uid, words: i18n._(describeChange({ name: change, args } as WaitingChange, names)) };
  });
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title} role="status">
        {reason === 'fixed' ? (
          <Trans>Für „{name}“ gilt inzwischen ein fester Preis</Trans>
        ) : orderedAt ? (
          <Trans>
            „{name}“ wurde am {orderedAt} bestellt
          </Trans>
        ) : (
          <Trans>„{name}“ wurde inzwischen bestellt</Trans>
        )}
      </h3>
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
        name={name}
        comment={project?.comment ?? null}
        wish={lines.map((line) => line.words)}
      />
    </section>
  );
};

type ActionsProps = { late: LateEdits; name: string; comment: string | null; wish: readonly string[] };

const LateEditsActions = ({ late: { projectId, reason, entries }, name, comment, wish }: ActionsProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const copyProject = useCopyProject();
  const text = t`Änderungswunsch: ${wish.join('; ')}`;
  const noted = comment ? `${comment}\n${text}` : text;
  const discardAll = async () => {
    for (const { uid } of entries) await shop.discard(uid);
  };
  const copy = async () => {
    const copyId = await copyProject({ id: projectId, name });
    const made = await takeOver(shop, entries, copyId);
    addToast(
      made === entries.length
        ? { words: t`Ein neues Projekt enthält Ihre Änderungen.` }
        : { words: t`Nicht alle Änderungen passen in das neue Projekt. Die übrigen bleiben hier.`, tone: 'bad' },
    );
  };
  const ask = async () => {
    await shop.change('setProjectTexts', { projectId, comment: noted });
    await discardAll();
    addToast({ words: t`Ihr Wunsch steht jetzt in der Bemerkung an das Werk.` });
  };
  return (
    <div className={styles.actions}>
      {comment !== null && may(shop.actor, 'createProject') ? (
        <Button onPress={() => void copy()}>
          <Trans>Als neues Projekt übernehmen</Trans>
        </Button>
      ) : null}
      {reason === 'fixed' && comment !== null && noted.length <= longestWish ? (
        <Button onPress={() => void ask()}>
          <Trans>Als Wunsch an das Werk geben</Trans>
        </Button>
      ) : null}
      <Button tone="quiet" onPress={() => void discardAll()}>
        <Trans>Verwerfen</Trans>
      </Button>
    </div>
  );
};
