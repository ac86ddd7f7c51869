import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './base-data.module.css';
import { EditCell } from './edit-cell.tsx';
import { RefusalText } from './refusal-text.tsx';
import type { RowEdit, RowEdits } from './use-row-edits.ts';

type RowFormProps = {
  kind: BaseDataKind;
  title: ReactNode;
  rowKey: string;
  fields: readonly BaseField[];
  edit: RowEdit;
  edits: RowEdits;
  isNew: boolean;
};

/** Every field of a row below its label; what tells it apart from others is typed once, when it is new. */
export const RowForm = ({ kind, title, rowKey, fields, edit, edits, isNew }: RowFormProps) => {
  const { draft } = edit;
  if (draft === 'end') return null;
  return (
    <fieldset className={styles.form}>
      <legend className={styles.formTitle}>{title}</legend>
      <div className={styles.formFields}>
        {fields
          .filter((field) => !field.isUnseen && (isNew || !field.isKey))
          .map((field) => (
            <EditCell
              key={field.name}
              kind={kind}
              field={field}
              value={draft[field.name] ?? ''}
              before={isNew ? null : (edit.before[field.name] ?? '')}
              fault={edit.wrong.get(field.name) ?? null}
              hasLabel
              onChange={(typed) => edits.type(rowKey, { [field.name]: typed })}
            />
          ))}
      </div>
      {edit.refusal ? <RefusalText refusal={edit.refusal} /> : null}
      <div>
        <Button tone="quiet" onPress={() => edits.drop(rowKey)}>
          <Trans>Verwerfen</Trans>
        </Button>
      </div>
    </fieldset>
  );
};
