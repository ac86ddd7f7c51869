import type { CustomersProject } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import { projectState } from '@knotenblech/shared/projects/project-state.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { projectStateLabels } from '../../../i18n/words/project-labels.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Weight } from '../../../ui/figures/weight.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { toDetails, viewedBySpace } from '../../../ui/record-list/view-over-list.ts';
import styles from './customers-projects.module.css';

/** Whose project it is, how far it is, what it costs, and the ways into it. */
export const CustomersProjectRow = ({ listed, moment }: { listed: CustomersProject; moment: string }) => {
  const { t, i18n } = useLingui();
  const { project, price, customerName, customerNumber } = listed;
  const { state } = projectState(project);
  const navigate = useNavigate();
  const view = toDetails(project.id, { admin: true });
  const to = { from: '/$lang', params: { projectId: project.id }, search: { admin: true } } as const;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Link
          {...to}
          to="/$lang/shop/project/$projectId"
          className={styles.link ?? ''}
          {...viewedBySpace(() => void navigate(view))}
        >
          {project.name}
        </Link>
        <span className={styles.soft}>
          {project.number === null ? <Trans>noch ohne Nummer</Trans> : <Trans>Nr. {project.number}</Trans>}
        </span>
      </span>
      <span className={styles.words}>
        {customerName}
        <span className={styles.soft}>{customerNumber}</span>
      </span>
      <span className={styles.figures}>
        <Plural value={project.partCount} one="# Teil" other="# Teile" />
        <span className={styles.soft}>
          <Weight g={project.netWeightG} unweighed={project.unweighedCount} />
        </span>
      </span>
      <span className={styles.soft}>{i18n._(projectStateLabels[state])}</span>
      <span className={styles.figures}>
        {state === 'ordered' ? <OrderedFor ordered={listed.ordered} /> : <PriceOfToday price={price} />}
        <time className={styles.soft} dateTime={moment}>
          {formatMoment(moment, i18n.locale)}
        </time>
      </span>
      <span className={styles.links}>
        <span className={styles.view}>
          <LinkButton {...view} tone="quiet" aria-label={t`${project.name} ansehen`}>
            <Trans>Ansehen</Trans>
          </LinkButton>
        </span>
        <LinkButton
          {...to}
          to="/$lang/shop/priceDetails/$projectId"
          tone="quiet"
          aria-label={t`Preis von ${project.name}`}
        >
          <Trans>Preis</Trans>
        </LinkButton>
        <LinkButton
          {...to}
          to="/$lang/shop/assistent/$projectId"
          state={overPage}
          tone="quiet"
          aria-label={t`Assistent von ${project.name}`}
        >
          <Trans>Assistent</Trans>
        </LinkButton>
      </span>
    </li>
  );
};

/** The agreed amount, the way to its order. */
const OrderedFor = ({ ordered }: Pick<CustomersProject, 'ordered'>) => {
  if (!ordered) return '–';
  const { orderId, number, quantity, netCents } = ordered;
  return (
    <>
      <Amount cents={netCents} />
      <Link
        from="/$lang"
        to="/$lang/shop/adminOrders/$orderId"
        params={{ orderId }}
        className={`${styles.link} ${styles.soft}`}
      >
        {quantity === 1 ? (
          <Trans>bestellt, Nr. {number}</Trans>
        ) : (
          <Trans>
            {quantity}-mal bestellt, Nr. {number}
          </Trans>
        )}
      </Link>
    </>
  );
};

const PriceOfToday = ({ price }: Pick<CustomersProject, 'price'>) =>
  price && !price.onRequest ? <Amount cents={price.netCents} /> : '–';
