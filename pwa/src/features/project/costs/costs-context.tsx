import type { AnswerSchema } from '@knotenblech/shared/api/parse-lenient.ts';
import {
  type CostChange,
  costViewCalls,
  type ListedPieceCosts,
  type PieceCosts,
  type ProjectCosts,
} from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { callServer } from '../../../sync/transport/call-server.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';
import { useReloadProject } from '../any-project.tsx';
import { useProject } from '../open/project-context.tsx';
import { type CostPiece, type CostRow, costRows, piecesOf } from './cost-rows.ts';
import { EffectWords } from './effect.tsx';

type Costs = {
  rows: readonly CostRow[];
  pieces: readonly CostPiece[];
  costs: ProjectCosts | undefined;
  /** By id of the piece. */
  costsOf: ReadonlyMap<string, ListedPieceCosts>;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
  /** May be set: the project is neither ordered nor in the trash bin. */
  isOpen: boolean;
  chosen: ReadonlySet<string>;
  choose: (keys: Iterable<string>) => void;
  isSaving: boolean;
  /** Sets costs on the server and says what came of it, with a way back; false where it was refused, which is said too. */
  save: (changes: readonly CostChange[], words: string) => Promise<boolean>;
  /** Takes back the last change that was made here; null: there is none. */
  undo: (() => void) | null;
};

const CostsContext = createContext<Costs | null>(null);
const noRows: readonly CostRow[] = [];

/** What the project costs the shop: from the server alone, kept in the memory of this window, asked anew with each change of the project. */
export const CostsProvider = ({ children }: { children: ReactNode }) => {
  const { figures, closed } = useProject();
  const { assemblies, parts, pricing } = figures;
  const { data, error, isFetching, refetch } = useAskedCosts('', costViewCalls.list.answer);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { save, undo, isSaving } = useSave();
  const rows = useMemo(
    () => (pricing ? costRows({ assemblies, parts, pricing }) : noRows),
    [assemblies, parts, pricing],
  );
  const pieces = useMemo(() => piecesOf(rows), [rows]);
  const costsOf = useMemo(() => new Map((data?.pieces ?? []).map((piece) => [piece.pieceId, piece])), [data]);
  const value = {
    rows,
    pieces,
    costs: data,
    costsOf,
    error,
    isFetching,
    retry: () => void refetch(),
    isOpen: closed === null,
    chosen,
    choose: (keys: Iterable<string>) => setChosen(new Set(keys)),
    isSaving,
    save,
    undo,
  };
  return <CostsContext value={value}>{children}</CostsContext>;
};

export const useCosts = (): Costs => {
  const value = use(CostsContext);
  if (!value) throw new Error('no costs are open here');
  return value;
};

const useAskedCosts = <T,>(place: string, answer: AnswerSchema<T>) => {
  const { project } = useProject().source;
  const path = `/admin/projects/${project.id}/costs${place}`;
  return useServerQuery({ path, answer, occasion: project.changedAt, refetchMs: false });
};

/** The costs of one piece, row by row. */
export const usePieceCosts = (pieceId: string) => {
  const asked = useAskedCosts<PieceCosts>(`/${pieceId}`, costViewCalls.piece.answer);
  // Those of the piece before are none of this one.
  return asked.data?.id === pieceId ? asked : { ...asked, data: undefined };
};

/** What changes would come to, before they are saved; asked once they have not changed for a moment. */
export const useTrial = (changes: readonly CostChange[] | null) => {
  const { project } = useProject().source;
  const settled = useSettled(changes && JSON.stringify(changes), 250);
  const asked = useServerQuery({
    path: `/admin/projects/${project.id}/costs`,
    body: { changes: JSON.parse(settled ?? '[]') as unknown, isTrial: true },
    answer: costViewCalls.change.answer,
    occasion: project.changedAt,
    refetchMs: false,
    isWanted: settled !== null,
  });
  return settled === null ? null : (asked.data ?? null);
};

const useSettled = <T extends string | null>(value: T, pauseMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
};

const useSave = () => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const { project } = useProject().source;
  const reload = useReloadProject();
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [last, setLast] = useState<readonly CostChange[]>([]);
  const send = async (changes: readonly CostChange[]) => {
    setSaving(true);
    try {
      const path = `/admin/projects/${project.id}/costs`;
      const changed = await callServer(shop, { path, body: { changes }, answer: costViewCalls.change.answer });
      await reload?.();
      void client.invalidateQueries();
      return changed;
    } catch (error) {
      showFailure(i18n, error);
      return null;
    } finally {
      setSaving(false);
    }
  };
  const takeBack = async (changes: readonly CostChange[]) => {
    const changed = await send(changes);
    if (!changed) return;
    setLast([]);
    addToast({ name: 'costs', words: <EffectWords words={t`Zurückgenommen.`} changed={changed} /> });
  };
  const save = async (changes: readonly CostChange[], words: string) => {
    const changed = await send(changes);
    if (!changed) return false;
    const { undo } = changed;
    setLast(undo);
    addToast({
      name: 'costs',
      words: <EffectWords words={words} changed={changed} />,
      ...(undo.length > 0 && { undo: () => void takeBack(undo) }),
    });
    return true;
  };
  return { save, isSaving, undo: last.length > 0 && !isSaving ? () => void takeBack(last) : null };
};
