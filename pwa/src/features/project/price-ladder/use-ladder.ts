import {
  highestQuantity,
  type LadderRow,
  ladderQuantities,
  ladderRows,
} from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import type { LadderSubject } from '@knotenblech/shared/prices/ladder/ladder-subject.ts';
import { priceLadder } from '@knotenblech/shared/prices/ladder/price-ladder.ts';
import { useMemo, useState } from 'react';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { useProject } from '../open/project-context.tsx';
import type { Figures } from '../open/project-figures.ts';
import { topQuantities, useProjectEdits } from '../open/use-project-edits.ts';
import type { Selection } from '../selection.ts';

export type ShownLadder = {
  subject: LadderSubject;
  rows: readonly LadderRow[];
  present: LadderRow;
  /** With VAT. */
  isGross: boolean;
  /** null: nothing can be chosen now. */
  choose: ((quantity: number) => void) | null;
  mostQuantity: number;
};

/** What the selection costs at other quantities, counted here; null where it has no calculated price, undefined while loading. */
export const useLadder = (selection: Selection, own: number | null): ShownLadder | null | undefined => {
  const { source, figures, areChoicesOpen } = useProject();
  const subject = useMemo(() => ladderSubject(figures, selection), [figures, selection]);
  const choose = useChooseQuantity(subject);
  const price = useShownPrice();
  /** Stays a step of the ladder: no row goes from under a finger. */
  const [first] = useState(() => presentQuantity(figures, subject));
  const { project, tariff, grades, overrides } = source;
  const { parts, assemblies, pricing } = figures;
  const ladder = useMemo(() => {
    if (!tariff || !pricing) return null;
    const steps = ladderQuantities(tariff, first, presentQuantity(figures, subject), ...(own === null ? [] : [own]));
    return priceLadder({ parts, assemblies, project, tariff, grades, overrides, pricing }, subject, steps);
  }, [parts, assemblies, project, tariff, grades, overrides, pricing, figures, subject, first, own]);
  if (!price) return undefined;
  if (!ladder || (ladder.isWhole && figures.effective?.calculated)) return null;
  const rows = ladderRows(ladder, price.shownVatRate);
  const present = rows.find((row) => row.isPresent);
  if (!present) return null;
  const mostQuantity = mostOf(figures, subject);
  return {
    subject,
    rows,
    present,
    isGross: price.shownVatRate !== null,
    choose: areChoicesOpen ? choose : null,
    mostQuantity,
  };
};

const ladderSubject = ({ partAt, assemblyAt }: Figures, { part, assembly }: Selection): LadderSubject => {
  if (part !== undefined && partAt.has(part)) return { kind: 'part', index: part };
  if (assembly !== undefined && assemblyAt.has(assembly)) return { kind: 'assembly', index: assembly };
  return { kind: 'project' };
};

const presentQuantity = ({ partAt, assemblyAt }: Figures, subject: LadderSubject): number => {
  if (subject.kind === 'project') return 1;
  if (subject.kind === 'part') return partAt.get(subject.index)?.quantitySingle ?? 1;
  return assemblyAt.get(subject.index)?.quantity ?? 1;
};

/** Nothing of it may be more than the highest quantity there is. */
const mostOf = (figures: Figures, subject: LadderSubject): number => {
  if (subject.kind !== 'project') return highestQuantity;
  const most = Math.max(1, ...topQuantities(figures).map(({ quantity }) => quantity));
  return Math.floor(highestQuantity / most);
};

const useChooseQuantity = (subject: LadderSubject) => {
  const { figures } = useProject();
  const { setQuantity, setAssemblyQuantity, multiplyQuantities } = useProjectEdits();
  return (quantity: number) => {
    if (subject.kind === 'project') return multiplyQuantities(quantity);
    const part = subject.kind === 'part' ? figures.partAt.get(subject.index) : undefined;
    const assembly = subject.kind === 'assembly' ? figures.assemblyAt.get(subject.index) : undefined;
    if (part) setQuantity(part, quantity);
    if (assembly) setAssemblyQuantity(assembly, quantity);
  };
};
