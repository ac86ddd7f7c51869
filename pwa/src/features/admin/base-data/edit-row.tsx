import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Cell } from '../../../ui/layout/table.tsx';
import { EditCell } from './edit-cell.tsx';
import { fieldWord } from './field-labels.ts';
import { RefusalText } from './refusal-text.tsx';
import { shownText } from './shown-text.ts';
import type { RowEdit, RowEdits } from './use-row-edits.ts';

type EditRowProps = {
  kind: BaseDataKind;
  rowKey: string;
  name: string | null;
  columns: readonly BaseField[];
  edit: RowEdit;
  edits: RowEdits;
};

/** A row in work; what tells it apart from others stays. */
export const EditRow = ({ kind, rowKey, name, columns, edit, edits }: EditRowProps) => {
  const { i18n } = useLingui();
  const { draft } = edit;
  if (draft === 'end') return null;
  return (
    <tr data-row={rowKey}>
      {name === null ? null : <Cell isFirst>{name}</Cell>}
      {columns.map((field, n) => (
        <Cell
          key={field.name}
          isFirst={n === 0 && name === null}
          label={n === 0 && name === null ? undefined : fieldWord(i18n, field.name)}
        >
          {field.isKey ? (
            shownText(i18n, kind, { ...field, type: 'text' }, draft[field.name])
          ) : (
            <EditCell
              kind={kind}
              field={field}
              value={draft[field.name] ?? ''}
              before={edit.before[field.name] ?? ''}
              fault={edit.wrong.get(field.name) ?? null}
              onChange={(typed) => edits.type(rowKey, { [field.name]: typed })}
            />
          )}
        </Cell>
      ))}
      <Cell>{edit.refusal ? <RefusalText refusal={edit.refusal} /> : null}</Cell>
      <Cell isNumeric>
        <Button tone="quiet" onPress={() => edits.drop(rowKey)}>
          <Trans>Verwerfen</Trans>
        </Button>
      </Cell>
    </tr>
  );
};
