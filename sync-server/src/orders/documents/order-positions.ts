import type { PictureSubject } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { netWeightG, unweighedPieces } from '@knotenblech/shared/parts/materials/stock-of.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import {
  joinStoredProject,
  priceStoredProject,
  type StoredProject,
  storedProjectReads,
} from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { createRowCache } from '@knotenblech/shared/records/row-cache.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { Transaction } from '../../database/database.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { describeProject } from './confirmation-mail.ts';
import type { PaperLine } from './paper/line-table.ts';

/** A part or a welded assembly of what was ordered: how many in all, and what all of them come to. */
export type Position = {
  subject: PictureSubject;
  /** What it is called on the drawing. */
  mark: string;
  detail: string;
  pieces: number;
  /** Net, of one piece. */
  pieceG: number;
  /** How many pieces of one the weight leaves out, because nothing says theirs. */
  unweighed: number;
  /** null where the project has a price of its own, which is not shared out. */
  cents: Cents | null;
  /** What of it is paid once for the position. */
  setupCents: Cents;
};

export type Positions = {
  positions: Position[] /** Setup, minimum charges and the like. */;
  chargesCents: Cents | null;
};

type Ordered = { customerId: CustomerId; order: Pick<Order, 'lines'>; amounts: Amounts };

/** The positions of every line of an order, in the order of the amounts' lines; none of a project that is gone. */
export const readPositions = async (tx: Transaction, { customerId, order, amounts }: Ordered): Promise<Positions[]> => {
  const cache = createRowCache();
  const keys = [
    { space: customerPriceSpace(customerId), kind: 'tariff', all: true } as const,
    ...order.lines.flatMap(({ projectId }) => storedProjectReads({ projectId, customerId, withPrice: true })),
  ];
  cache.load(keys, await readRecords(tx, customerId, keys));
  const { rows } = cache.overlay();
  return amounts.lines.map((line) => positionsOf(rows, customerId, { line, tariffNumber: amounts.tariffNumber }));
};

type OrderedLine = { line: Amounts['lines'][number]; tariffNumber: number };

const positionsOf = (rows: Rows, customerId: CustomerId, { line, tariffNumber }: OrderedLine): Positions => {
  const project = rows.get(customerSpace(customerId), 'project', line.projectId);
  const stored = project && joinStoredProject(rows, project);
  if (!stored) return { positions: [], chargesCents: null };
  const tariff = rows.all(customerPriceSpace(customerId), 'tariff').find((each) => each.number === tariffNumber);
  const priced = tariff ? priceStoredProject(rows, customerId, { ...stored, tariff }) : null;
  const isShared = priced?.effective.manualPrice === 'none' && priced.effective.netCents === line.unitCents;
  const pricing = isShared ? priced.pricing : null;
  const all = (cents: Cents | undefined) => (cents === undefined ? null : cents * line.quantity);
  const weights = weightsOf(stored);
  const parts = stored.parts
    .filter((part) => part.isTaken)
    .map(
      (part): Position => ({
        subject: { kind: 'part', index: part.index },
        mark: part.facts.drawingNumber || part.name,
        detail: [part.facts.drawingNumber ? part.name : '', part.facts.profileName, part.grade]
          .filter(Boolean)
          .join(', '),
        pieces: part.quantity * line.quantity,
        pieceG: weights.part(part),
        unweighed: unweighedPieces({ ...part, quantity: 1 }),
        cents: all(pricing?.parts.get(part.index)?.positionCents),
        setupCents: all(pricing?.parts.get(part.index)?.positionFlatCents) ?? 0,
      }),
    );
  const assemblies = stored.assemblies.flatMap((assembly): Position[] => {
    const price = pricing?.assemblyPrices.get(assembly.index);
    if (!price) return [];
    const { index, name, totalQuantity } = assembly;
    const subject = { kind: 'assembly', index } as const;
    const pieces = totalQuantity * line.quantity;
    const setupCents = all(price.positionFlatCents) ?? 0;
    const weighed = weights.assembly(assembly);
    return [{ subject, mark: name, detail: '', pieces, ...weighed, cents: all(price.positionCents), setupCents }];
  });
  return { positions: [...assemblies, ...parts], chargesCents: all(pricing?.chargesCents) };
};

/** Grams of one piece of a part; of an assembly with all that is welded into it, and how many of these weigh nobody knows what. */
const weightsOf = ({ assemblies, parts, grades }: StoredProject) => {
  const part = (each: Part) => netWeightG(each.facts.measures, grades.get(each.grade ?? ''));
  const parentOf = new Map(assemblies.map(({ index, facts }) => [index, facts.parent]));
  const [grams, unweighed] = [new Map<number, number>(), new Map<number, number>()];
  for (const each of parts) {
    if (!each.isTaken || !each.isWelded) continue;
    for (let at = each.assemblyIndex; at !== null; at = parentOf.get(at) ?? null) {
      grams.set(at, (grams.get(at) ?? 0) + each.quantity * part(each));
      unweighed.set(at, (unweighed.get(at) ?? 0) + unweighedPieces(each));
    }
  }
  const assembly = ({ index, totalQuantity }: Assembly) => ({
    pieceG: Math.round((grams.get(index) ?? 0) / totalQuantity),
    unweighed: Math.round((unweighed.get(index) ?? 0) / totalQuantity),
  });
  return { part, assembly };
};

type PaperOrder = Pick<Order, 'lines'> & {
  /** Not all of it comes with the document: how many and how heavy all are would mislead. */
  isPartial?: boolean;
};

/** A line of an order or a quote, as its document has it. */
export const paperLine = (
  { projectId, quantity, unitCents, lineCents }: Amounts['lines'][number],
  { lines, isPartial = false }: PaperOrder,
  language: Language,
): Omit<PaperLine, 'picture'> => {
  const words = texts[language].document;
  const line = lines.find((each) => each.projectId === projectId);
  return {
    name: line?.projectName ?? '–',
    details: line
      ? [
          ...(isPartial ? [] : [describeProject(line, language)]),
          ...(isPartial && line.isUnwelded ? [texts[language].confirmation.unwelded] : []),
          ...(line.reference ? [`${words.reference}: ${line.reference}`] : []),
          ...(line.comment ? [`${words.comment}: ${line.comment}`] : []),
        ]
      : [],
    quantity,
    unitCents,
    lineCents,
  };
};
