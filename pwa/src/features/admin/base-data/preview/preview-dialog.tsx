import { type BaseRowChange, baseDataCalls, type PreviewedProject } from '@knotenblech/shared/api/base-data-calls.ts';
import { adminProjectCalls } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerQuery } from '../../../../sync/hooks/online/use-server-query.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { Amount } from '../../../../ui/figures/counting-amount.tsx';
import { formatShortDay } from '../../../../ui/figures/format-time.ts';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { EmptyState } from '../../../../ui/layout/page.tsx';
import { Cell, HeaderCell, Table } from '../../../../ui/layout/table.tsx';
import { Notice } from '../../../../ui/signals/notice.tsx';
import { Spinner } from '../../../../ui/signals/spinner.tsx';
import styles from '../base-data.module.css';
import { refusalWords } from '../base-row.tsx';

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

/** Another project of any customer to look at. */
const PreviewProjectField = ({ onChoose }: { onChoose: (projectId: string) => void }) => {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const { data } = useProjectsFor(query.slice(0, 100));
  const choices = (data?.projects ?? []).map(({ project, customerName }) => ({
    value: project.id,
    label: project.name,
    note: customerName,
  }));
  return (
    <ComboBox
      label={t`Anderes Projekt ansehen`}
      placeholder={t`Projekt oder Kunde`}
      sections={[{ title: t`Projekte`, choices }]}
      query={query}
      onQuery={setQuery}
      value={null}
      onChoose={(projectId) => {
        onChoose(projectId);
        setQuery('');
      }}
      empty={<Trans>Kein Projekt gefunden</Trans>}
    />
  );
};

type PreviewWish = {
  kind: BaseDataKind;
  rows: readonly BaseRowChange[];
  validFrom: Day;
  /** Null: the server takes the latest. */
  projectIds: readonly string[] | null;
};

/** What projects cost without and with rows that are not stored. */
const usePreview = ({ kind, rows, validFrom, projectIds }: PreviewWish) =>
  useServerQuery({
    path: `/admin/baseData/${kind}/preview`,
    body: { rows, validFrom, ...(projectIds ? { projectIds } : {}) },
    answer: baseDataCalls.previewVersions.answer,
    refetchMs: false,
  });

/** Projects of all customers that a search finds. */
const useProjectsFor = (q: string) =>
  useServerQuery({
    path: `/admin/projects?${new URLSearchParams({ q, sort: 'changedDesc' })}`,
    answer: adminProjectCalls.list.answer,
    refetchMs: false,
  });
