import { baseDataCalls } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { asRefusal, DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askServer } from '../../../sync/ask-server.ts';
import { useShop } from '../../../sync/use-shop.tsx';
import type { RowData } from '../rows/held-rows.ts';
import { draftOf, type RowDraft, readRowDraft } from '../rows/row-draft.ts';

/** A row in work: what is typed, or that it ends; with what was wrong with it when it was last saved. */
export type RowEdit = {
  draft: RowDraft | 'end';
  wrong: ReadonlySet<string>;
  refusal: DomainError | null;
};

const none: ReadonlySet<string> = new Set();
const fresh = (draft: RowEdit['draft']): RowEdit => ({ draft, wrong: none, refusal: null });
const isAdded = (key: string) => key.startsWith('new ');

/** The rows in work, by key; new ones have keys of their own until they are saved. */
export const useRowEdits = (kind: BaseDataKind, fields: readonly BaseField[]) => {
  const { database } = useShop();
  const client = useQueryClient();
  const [edits, setEdits] = useState<ReadonlyMap<string, RowEdit>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const put = (key: string, edit: RowEdit) => setEdits((before) => new Map(before).set(key, edit));
  const drop = (key: string) => setEdits((before) => new Map([...before].filter(([each]) => each !== key)));

  const bodyOf = (key: string, { draft }: RowEdit) => {
    if (draft === 'end') return { body: { data: null, key }, wrong: none };
    const { row, wrong } = readRowDraft(kind, fields, draft);
    return row ? { body: { data: row.data }, wrong: none } : { body: null, wrong };
  };
  const save = async (validFrom: Day, source: string) => {
    const read = [...edits].map(([key, edit]) => ({ key, edit, ...bodyOf(key, edit) }));
    for (const { key, edit, wrong } of read) put(key, { ...edit, refusal: null, wrong });
    if (read.some(({ body }) => body === null)) return 0;
    setSaving(true);
    let savedCount = 0;
    for (const { key, edit, body } of read) {
      const refusal = await askServer(database, {
        path: `/admin/baseData/${kind}`,
        body: { ...body, validFrom, source },
        answer: baseDataCalls.putVersion.answer,
      }).then(() => null, asRefusal);
      if (refusal) put(key, { ...edit, wrong: none, refusal });
      else {
        drop(key);
        savedCount += 1;
      }
    }
    setSaving(false);
    await client.invalidateQueries();
    return savedCount;
  };

  return {
    count: edits.size,
    isSaving,
    of: (key: string) => edits.get(key) ?? null,
    added: [...edits].filter(([key]) => isAdded(key)).map(([key]) => key),
    open: (key: string, data: RowData | null) => put(key, fresh(draftOf(fields, data))),
    end: (key: string) => put(key, fresh('end')),
    add: () => put(`new ${Date.now()}`, fresh(draftOf(fields, null))),
    type: (key: string, edit: RowEdit, more: RowDraft) => {
      if (edit.draft !== 'end') put(key, { ...edit, draft: { ...edit.draft, ...more } });
    },
    drop,
    clear: () => setEdits(new Map()),
    save,
  };
};
export type RowEdits = ReturnType<typeof useRowEdits>;
