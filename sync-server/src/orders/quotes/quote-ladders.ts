import type { QuotedLadder } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { inListOrder } from '@knotenblech/shared/parts/order-number.schema.ts';
import { type LadderRow, ladderQuantities, ladderRows } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import type { LadderSubject } from '@knotenblech/shared/prices/ladder/ladder-subject.ts';
import { priceLadder } from '@knotenblech/shared/prices/ladder/price-ladder.ts';
import { joinStoredProject, priceStoredProject } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { projectPriceSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';

/** Beyond so many parts a table is no longer read: their project alone has its row. */
const mostParts = 30;

type Asked = {
  projects: readonly Project[];
  customerId: CustomerId;
  tariff: Tariff;
  /** null: its amounts are read net. */
  vatRate: number | null;
};

/** What the projects of a quote and their parts cost at other quantities on its day; nothing where a price was agreed. */
export const quoteLadders = (rows: Rows, { projects, customerId, tariff, vatRate }: Asked): QuotedLadder[] => {
  const quantities = ladderQuantities(tariff);
  return projects.flatMap((project) => {
    const stored = joinStoredProject(rows, project);
    if (!stored) return [];
    const { pricing, effective } = priceStoredProject(rows, customerId, { ...stored, tariff });
    if (effective.calculated) return [];
    const overrides = new Map(rows.all(projectPriceSpace(project.id), 'priceOverride').map((each) => [each.id, each]));
    const rowOf = (name: string, subject: LadderSubject) => {
      const ladder = priceLadder({ ...stored, tariff, overrides, pricing }, subject, quantities);
      if (!ladder) return [];
      const steps = ladderRows(ladder, vatRate);
      return [{ name, eachCents: steps.map(({ eachCents }) => eachCents), onceCents: steps.map(onceOf(subject)) }];
    };
    const taken = inListOrder(stored.parts.filter((part) => part.isTaken));
    const shown = taken.length > mostParts ? [] : taken;
    return [
      {
        projectId: project.id,
        quantities,
        rows: [
          ...rowOf('', { kind: 'project' }),
          ...shown.flatMap(({ name, index }) => rowOf(name, { kind: 'part', index })),
        ],
      },
    ];
  });
};

/** What of a piece's price is paid once; of a part without what its project pays. */
const onceOf =
  ({ kind }: LadderSubject) =>
  ({ shares }: LadderRow) =>
    kind === 'project' ? shares.setup + shares.projectCharge + shares.surfaceMinimum : shares.setup;
