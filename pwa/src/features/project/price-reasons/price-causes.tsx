import { surfaceSchema } from '@knotenblech/shared/parts/surface.schema.ts';
import {
  type PriceCause,
  type PriceCauseKind,
  type PriceSnapshot,
  priceDifference,
} from '@knotenblech/shared/prices/project/price-difference.ts';
import { priceSnapshotOf } from '@knotenblech/shared/prices/project/price-snapshot.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { useSeenPrice } from '../../../sync/hooks/projects/project-memory.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { formatCount, formatEuro } from '../../../ui/figures/format-figure.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { ShownAmount } from '../../orders/public/amounts/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { createFigures } from '../open/project-figures.ts';
import { useProjectSource } from '../open/use-open-project.ts';
import { chargeLabels } from '../price/process-words.ts';
import styles from './price-causes.module.css';
import priceNewsNoticeStyles from './price-news-notice.module.css';
import type { PriceNews } from './use-price-news.ts';

type PriceCausesProps = { causes: readonly PriceCause[]; wasCents: number; nowCents: number };

/** Why a price is another one: each cause with what it makes, from the old price to the new one. */
export const PriceCauses = ({ causes, wasCents, nowCents }: PriceCausesProps) => (
  <ul>
    <li className={styles.cause}>
      <span>
        <Trans>Preis vorher</Trans>
      </span>
      <span className={styles.cents}>
        <ShownAmount cents={wasCents} />
      </span>
    </li>
    {groupCauses(causes).map((group) => (
      <GroupRow key={group.key} group={group} />
    ))}
    <li className={`${styles.cause} ${styles.sum}`}>
      <span>
        <Trans>Preis jetzt</Trans>
      </span>
      <span className={styles.cents}>
        <ShownAmount cents={nowCents} />
      </span>
    </li>
  </ul>
);

const GroupRow = ({ group }: { group: CauseGroup }) => {
  const { i18n } = useLingui();
  const detailsOf = useDetails();
  const [first] = group.causes;
  if (!first) return null;
  return (
    <li className={styles.cause}>
      <span>
        {i18n._(first.charge ? chargeLabels[first.charge] : causeLabels[first.kind])}
        <span className={styles.details}>{detailsOf(group.causes)}</span>
      </span>
      <span className={styles.cents}>
        {group.cents < 0 ? '−' : '+'}
        <ShownAmount cents={Math.abs(group.cents)} />
      </span>
    </li>
  );
};

const shownAtMost = 3;

/** The pieces that a cause is about, by name, with the values where one took the place of another. */
const useDetails = () => {
  const { i18n, t } = useLingui();
  const valueOf = (value: string) => {
    const surface = surfaceSchema.safeParse(value);
    return surface.success ? i18n._(surfaceLabels[surface.data]) : value;
  };
  return (causes: readonly PriceCause[]) => {
    const named = causes.filter(({ piece }) => piece !== null);
    const words = named
      .slice(0, shownAtMost)
      .map(({ piece, values }) =>
        values ? `${piece?.name}: ${valueOf(values.was)} → ${valueOf(values.now)}` : (piece?.name ?? ''),
      );
    const more = named.length - words.length;
    return [...words, ...(more > 0 ? [t`und ${formatCount(more)} weitere`] : [])].join(' · ');
  };
};

/** Why a price is another one. */
const causeLabels = {
  quantity: msg`Menge geändert`,
  surface: msg`Oberfläche geändert`,
  grade: msg`Stahlsorte geändert`,
  specificity: msg`Herstellung des Halbzeugs geändert`,
  profile: msg`Profil oder Dicke geändert`,
  production: msg`Fertigungsart geändert`,
  'by-hand': msg`Kalkulation vom Werk angepasst`,
  tariff: msg`Neue Preisliste`,
  'zinc-class': msg`Andere Gewichtsklasse beim Feuerverzinken`,
  contents: msg`Inhalt der Baugruppe geändert`,
  reading: msg`Datei neu gelesen`,
  'on-request': msg`Auf Anfrage gestellt oder wieder mit Preis`,
  taken: msg`Als Stahlteil übernommen`,
  'left-out': msg`Ausgelassen`,
  charge: msg`Zuschlag geändert`,
  'manual-price': msg`Vereinbarter Preis`,
  'new-in-file': msg`Neu in der Datei`,
  'gone-from-file': msg`Nicht mehr in der Datei`,
  shape: msg`Form geändert`,
} satisfies Record<PriceCauseKind, MessageDescriptor>;

/** Causes of one kind together: what they make, largest first within. */
type CauseGroup = { key: string; cents: number; causes: PriceCause[] };

/** Causes as a reader takes them in: one line per kind (charges per charge), what moves most first. Cents stay in sum. */
export const groupCauses = (causes: readonly PriceCause[]): CauseGroup[] =>
  [...Map.groupBy(causes, ({ kind, charge }) => charge ?? kind)]
    .map(([key, within]) => ({ key, cents: within.reduce((sum, { cents }) => sum + cents, 0), causes: within }))
    .sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));

type ProjectPriceChangeProps = { projectId: ProjectId; shownCents: number };

/** Why a project costs something else than was shown; nothing where this device did not see that price. */
export const ProjectPriceChange = ({ projectId, shownCents }: ProjectPriceChangeProps) => {
  const { actor } = useShop();
  const seenPrice = useSeenPrice(projectId);
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  const [seen, setSeen] = useState<PriceSnapshot | null>(null);
  useEffect(() => {
    void seenPrice.read().then(setSeen);
  }, [seenPrice]);
  if (!project || seen?.netCents !== shownCents) return null;
  return <Change project={project} seen={seen} />;
};

const Change = ({ project, seen }: { project: Project; seen: PriceSnapshot }) => {
  const source = useProjectSource(project);
  const now = useMemo(() => {
    if (!source?.tariff) return null;
    const { parts, assemblies, pricing } = createFigures()(source);
    return pricing && priceSnapshotOf({ project, parts, assemblies, pricing, tariffNumber: source.tariff.number });
  }, [project, source]);
  if (!now) return null;
  const causes = priceDifference(seen, now);
  if (causes.length === 0) return null;
  return (
    <section>
      <h3>{project.name}</h3>
      <PriceCauses causes={causes} wasCents={seen.netCents} nowCents={now.netCents} />
    </section>
  );
};

type PriceNewsNoticeProps = { news: PriceNews; onRead: () => void };

/** That the price is another one than at the last visit, and on demand why. */
export const PriceNewsNotice = ({ news, onRead }: PriceNewsNoticeProps) => {
  const price = useShownPrice();
  if (!price) return null;
  const { toShownCents } = price;
  return (
    <Notice
      title={
        <Trans>
          Seit Ihrem letzten Besuch: {formatEuro(toShownCents(news.wasCents))} →{' '}
          {formatEuro(toShownCents(news.nowCents))}
        </Trans>
      }
      action={
        <Button tone="quiet" onPress={onRead}>
          <Trans>Verstanden</Trans>
        </Button>
      }
    >
      <details className={priceNewsNoticeStyles.details}>
        <summary>
          <Trans>Was hat sich geändert?</Trans>
        </summary>
        <PriceCauses {...news} />
      </details>
    </Notice>
  );
};
