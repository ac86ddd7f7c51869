import { may } from '@knotenblech/shared/records/permissions.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UnreadFile } from '../../sync/hooks/projects/import-place.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useOneAtATime } from '../../ui/actions/use-one-at-a-time.ts';
import rows from '../../ui/layout/row-list.module.css';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import { addToast } from '../../ui/signals/toasts.ts';
import { IssueActions } from './issue-card.tsx';
import styles from './waiting-screen.module.css';

/** Files that are kept and still to become projects: the server has nothing of them. */
export const UnreadFiles = ({ files }: { files: readonly UnreadFile[] }) => {
  const { actor } = useShop();
  const { isPending, discard } = useUnreadActions();
  const isReader = may(actor, 'createProject');
  if (files.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Plural value={files.length} one="# Datei ist noch nicht gelesen" other="# Dateien sind noch nicht gelesen" />
      </h2>
      <p className={styles.start}>
        {isReader ? (
          <Trans>
            Was noch nicht gelesen ist, liegt nur auf diesem Gerät. Gelesen und zum Projekt wird es, sobald Sie die
            Projekte öffnen; dann geht es hinaus.
          </Trans>
        ) : (
          <Trans>
            Was noch nicht gelesen ist, liegt nur auf diesem Gerät. Sie dürfen keine Projekte mehr anlegen: Die Dateien
            bleiben hier, bis Sie es wieder dürfen oder sie verwerfen.
          </Trans>
        )}
      </p>
      <ul className={rows.list}>
        {files.map((file) => (
          <li key={file.projectId} className={rows.row}>
            <div className={rows.words}>
              <p className={rows.name}>{file.name ?? file.fileName}</p>
              <p className={rows.soft}>
                <StateChip tone="warn">
                  <Trans>noch nicht gelesen</Trans>
                </StateChip>{' '}
                {file.name === undefined ? null : file.fileName}
              </p>
            </div>
            <IssueActions actions={[{ action: 'discard', run: () => discard(file) }]} isPending={isPending} />
          </li>
        ))}
      </ul>
      {isReader ? (
        <p className={styles.lead}>
          <LinkButton from="/$lang" to="/$lang/shop/projects">
            <Trans>Zu den Projekten</Trans>
          </LinkButton>
        </p>
      ) : null}
    </section>
  );
};

/** What can be done with a file that is still to become a project, and what is said of it. */
const useUnreadActions = () => {
  const { t } = useLingui();
  const shop = useShop();
  const { isPending, runAlone } = useOneAtATime();
  const discard = async ({ projectId, fileName }: UnreadFile) => {
    const bringBack = await shop.discardUnread(projectId);
    if (bringBack) addToast({ words: t`„${fileName}“ ist verworfen.`, undo: () => void bringBack() });
    else addToast({ words: t`Zu spät: Die Datei wird gerade gelesen.`, tone: 'bad' });
  };
  return { isPending, discard: (file: UnreadFile) => void runAlone(() => discard(file)) };
};
