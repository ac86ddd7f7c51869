import { type BaseRowChange, baseDataCalls } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { asRefusal, type DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { callServer } from '../../../sync/transport/call-server.ts';
import type { SheetChange } from './exchange/compare-sheet.ts';
import { type RowData, shownData } from './held-rows.ts';
import { draftOf, type RowDraft, readRowDraft, type WrongFields } from './row-draft.ts';

/** A row in work: what is typed, or that it ends; with what was wrong with it when it was last saved. */
export type RowEdit = {
  draft: RowDraft | 'end';
  /** As it was opened. */
  before: RowDraft;
  wrong: WrongFields;
  refusal: DomainError | null;
};

type Edits = ReadonlyMap<string, RowEdit>;

const none: WrongFields = new Map();

const fresh = (draft: RowEdit['draft'], before: RowDraft = {}): RowEdit => ({
  draft,
  before,
  wrong: none,
  refusal: null,
});

const isAdded = (key: string) => key.startsWith('new ');

/** The rows in work, by key; new ones have keys of their own until they are saved. */
export const useRowEdits = (kind: BaseDataKind, fields: readonly BaseField[]) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>(new Map());
  const [beforeMany, setBeforeMany] = useState<Edits | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const put = (key: string, edit: RowEdit) => setEdits((before) => new Map(before).set(key, edit));
  const putMany = (many: readonly [string, RowEdit][]) => {
    setBeforeMany(edits);
    setFailure(null);
    setEdits(new Map([...edits, ...many]));
  };
  const opened = (data: RowData | null) => {
    const draft = draftOf(fields, data, i18n.locale);
    return fresh(draft, draft);
  };
  const set = (next: Edits) => {
    setEdits(next);
    setBeforeMany(null);
    setFailure(null);
  };

  const changeOf = (key: string, { draft }: RowEdit): { change: BaseRowChange | null; wrong: WrongFields } => {
    if (draft === 'end') return { change: { data: null, key }, wrong: none };
    const { row, wrong } = readRowDraft(kind, fields, draft);
    return row ? { change: { data: row.data as Record<string, unknown> }, wrong: none } : { change: null, wrong };
  };
  /** The rows as the server takes them; null while something typed does not fit, which is said at its field. */
  const readChanges = (): BaseRowChange[] | null => {
    const read = [...edits].map(([key, edit]) => ({ key, edit, ...changeOf(key, edit) }));
    setFailure(null);
    setEdits(new Map(read.map(({ key, edit, wrong }) => [key, { ...edit, wrong, refusal: null }])));
    const changes = read.flatMap(({ change }) => change ?? []);
    return changes.length < read.length ? null : changes;
  };
  /** At the row that the server names, else below all. */
  const tell = (refusal: DomainError) => {
    const key = typeof refusal.details.row === 'number' ? [...edits.keys()][refusal.details.row] : undefined;
    const edit = key === undefined ? undefined : edits.get(key);
    if (key !== undefined && edit) put(key, { ...edit, wrong: none, refusal });
    else setFailure(refusal);
  };
  const save = async (validFrom: Day, source: string): Promise<boolean> => {
    const rows = readChanges();
    if (!rows) return false;
    setSaving(true);
    const refusal = await callServer(shop, {
      path: `/admin/baseData/${kind}/rows`,
      body: { rows, validFrom, source },
      answer: baseDataCalls.putVersions.answer,
    }).then(() => null, asRefusal);
    if (refusal) tell(refusal);
    else set(new Map());
    setSaving(false);
    await client.invalidateQueries();
    return refusal === null;
  };

  return {
    count: edits.size,
    isSaving,
    failure,
    of: (key: string) => edits.get(key) ?? null,
    added: [...edits].filter(([key]) => isAdded(key)).map(([key]) => key),
    open: (key: string, data: RowData | null) => put(key, opened(data)),
    end: (key: string) => put(key, fresh('end')),
    add: () => put(`new ${Date.now()}`, opened(null)),
    type: (key: string, more: RowDraft) => {
      const edit = edits.get(key);
      if (edit && edit.draft !== 'end') put(key, { ...edit, draft: { ...edit.draft, ...more } });
    },
    /** Types into many rows at once, opened ones too; undone as one. */
    typeAll: (rows: readonly { key: string; data: RowData | null }[], more: (draft: RowDraft) => RowDraft) => {
      putMany(
        rows.map(({ key, data }) => {
          const known = edits.get(key);
          const edit = known && known.draft !== 'end' ? known : opened(data);
          const draft = edit.draft === 'end' ? edit.before : edit.draft;
          return [key, { ...edit, draft: { ...draft, ...more(draft) } }];
        }),
      );
    },
    /** Rows of a sheet, new ones too; undone as one. */
    take: (changes: readonly SheetChange[]) => {
      putMany(
        changes.map(({ line, row, draft }) =>
          row
            ? [row.key, { ...opened(shownData(row)), draft }]
            : [`new ${Date.now()} ${line}`, { ...opened(null), draft }],
        ),
      );
    },
    /** Takes back the last typeAll or take; null: there is none. */
    undo: beforeMany ? () => set(beforeMany) : null,
    drop: (key: string) => setEdits((before) => new Map([...before].filter(([each]) => each !== key))),
    clear: () => set(new Map()),
    readChanges,
    save,
  };
};

export type RowEdits = ReturnType<typeof useRowEdits>;

/** A row that is opened or laid aside is drawn anew: the focus stays in it, first in what can be typed into. */
export const useFollowedRow = (edits: RowEdits) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    const row = [...(body.current?.rows ?? [])].find((each) => each.dataset.row === followed.current);
    followed.current = null;
    row?.querySelector<HTMLElement>('input, textarea, button:not([disabled])')?.focus();
  });
  const follow = (key: string) => {
    followed.current = key;
  };
  return {
    body,
    edits: {
      ...edits,
      open: (...args: Parameters<RowEdits['open']>) => {
        follow(args[0]);
        edits.open(...args);
      },
      end: (key: string) => {
        follow(key);
        edits.end(key);
      },
      drop: (key: string) => {
        follow(key);
        edits.drop(key);
      },
    } satisfies RowEdits,
  };
};
