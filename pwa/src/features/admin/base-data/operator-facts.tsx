import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './base-data.module.css';
import { fieldWord } from './field-labels.ts';
import { type HeldRow, shownData } from './held-rows.ts';
import { RowForm } from './row-form.tsx';
import { shownText } from './shown-text.ts';
import type { RowEdits } from './use-row-edits.ts';

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
