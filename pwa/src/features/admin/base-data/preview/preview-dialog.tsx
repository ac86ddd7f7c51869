import type { PreviewedProject } from '@knotenblech/shared/api/base-data-calls.ts';
import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Amount } from '../../../../ui/figures/amount.tsx';
import { formatShortDay } from '../../../../ui/figures/format-time.ts';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { Cell, HeaderCell, Table } from '../../../../ui/layout/table.tsx';
import { Notice } from '../../../../ui/signals/notice.tsx';
import { Spinner } from '../../../../ui/signals/spinner.tsx';
import styles from '../base-data.module.css';
import { refusalWords } from '../refusal-text.tsx';
import { PreviewProjectField } from './preview-project-field.tsx';
import { type PreviewWish, usePreview } from './use-preview.ts';

type PreviewDialogProps = Omit<PreviewWish, 'projectIds'> & { onClose: () => void };

const mostProjects = 3;

/** Three projects at today's and at the new price, before anything is stored. */
export const PreviewDialog = ({ onClose, ...wish }: PreviewDialogProps) => {
  const { i18n } = useLingui();
  const [projectIds, setProjectIds] = useState<readonly string[] | null>(null);
  const { data, error } = usePreview({ ...wish, projectIds });
  const shown = data?.projects ?? [];
  const look = (id: string) =>
    setProjectIds(
      [id, ...shown.map(({ projectId }) => projectId).filter((other) => other !== id)].slice(0, mostProjects),
    );
  return (
    <Dialog
      hasNoRoute
      size="wide"
      title={<Trans>Vorschau auf den {formatShortDay(wish.validFrom, i18n.locale)}</Trans>}
      onClose={onClose}
    >
      <p className={styles.soft}>
        <Trans>Netto, wie der Kunde sie sähe. Gespeichert ist noch nichts.</Trans>
      </p>
      {error ? <Notice tone="warn" title={refusalWords(i18n, asRefusal(error))} /> : null}
      {data ? null : error ? null : <Spinner />}
      {data && shown.length === 0 ? <EmptyState title={<Trans>Noch kein Projekt hat einen Preis.</Trans>} /> : null}
      {shown.length > 0 ? <PreviewTable projects={shown} /> : null}
      <div className={styles.other}>
        <PreviewProjectField onChoose={look} />
      </div>
    </Dialog>
  );
};

const PreviewTable = ({ projects }: { projects: readonly PreviewedProject[] }) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Preise vorher und nachher`} isStacked>
      <thead>
        <tr>
          <HeaderCell isFirst>{t`Projekt`}</HeaderCell>
          <HeaderCell isNumeric>{t`Vorher`}</HeaderCell>
          <HeaderCell isNumeric>{t`Nachher`}</HeaderCell>
          <HeaderCell isNumeric>{t`Unterschied`}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {projects.map(({ projectId, name, customerName, before, after }) => (
          <tr key={projectId}>
            <Cell isFirst>
              {name}
              <span className={styles.key}>{customerName}</span>
            </Cell>
            <Cell isNumeric label={t`Vorher`}>
              <PreviewPrice {...before} />
            </Cell>
            <Cell isNumeric label={t`Nachher`}>
              <PreviewPrice {...after} />
            </Cell>
            <Cell isNumeric label={t`Unterschied`}>
              <Difference before={before.netCents} after={after.netCents} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const PreviewPrice = ({ netCents, onRequest }: PreviewedProject['before']) => (
  <>
    <Amount cents={netCents} />
    {onRequest ? (
      <span className={styles.key}>
        <Trans>teils auf Anfrage</Trans>
      </span>
    ) : null}
  </>
);

const signOf = (difference: number) => (difference > 0 ? '+' : '');

const Difference = ({ before, after }: { before: number; after: number }) => {
  const cents = after - before;
  if (cents === 0) return <Trans>keiner</Trans>;
  const percent = before === 0 ? null : (100 * cents) / before;
  return (
    <strong>
      {signOf(cents)}
      <Amount cents={cents} />
      {percent === null ? null : (
        <span className={styles.key}>{`${signOf(percent)}${germanNumber(percent, 2, 2)}\u00a0%`}</span>
      )}
    </strong>
  );
};
