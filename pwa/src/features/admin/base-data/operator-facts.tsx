import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './base-data.module.css';
import { RefusalText } from './base-row.tsx';
import { EditCell } from './edit-cell.tsx';
import { type HeldRow, shownData } from './held-rows.ts';
import type { RowEdit, RowEdits } from './use-row-edits.ts';
import { fieldWord } from './words/field-labels.ts';
import { shownText } from './words/shown-text.ts';

type OperatorFactsProps = { row: HeldRow; fields: readonly BaseField[]; edits: RowEdits };

/** Who runs the shop: one row, read and edited from top to bottom. */
export const OperatorFacts = ({ row, fields, edits }: OperatorFactsProps) => {
  const { i18n } = useLingui();
  const data = shownData(row);
  const edit = edits.of(row.key);
  if (edit)
    return (
      <RowForm
        kind="operator"
        title={<Trans>Betreiber</Trans>}
        rowKey={row.key}
        fields={fields}
        edit={edit}
        edits={edits}
        isNew={false}
      />
    );
  return (
    <>
      <div className={styles.acts}>
        <Button icon={<Icon name="edit" />} onPress={() => edits.open(row.key, data)}>
          <Trans>Ändern</Trans>
        </Button>
      </div>
      <dl className={styles.facts}>
        {fields.map((field) => {
          const text = shownText(i18n, 'operator', field, data?.[field.name]);
          return (
            <Fragment key={field.name}>
              <dt>{fieldWord(i18n, field.name)}</dt>
              <dd>{text === '' ? '–' : text}</dd>
            </Fragment>
          );
        })}
      </dl>
    </>
  );
};

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
