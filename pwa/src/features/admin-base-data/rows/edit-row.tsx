import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Cell } from '../../../ui/layout/table.tsx';
import type { RowEdit, RowEdits } from '../save/use-row-edits.ts';
import { EditCell } from './edit-cell.tsx';
import { RefusalText } from './refusal-text.tsx';
import { cellText } from './row-draft.ts';

type EditRowProps = {
  rowKey: string;
  fields: readonly BaseField[];
  edit: RowEdit;
  edits: RowEdits;
  isNew: boolean;
};

/** A row in work; what tells it apart from others is typed once, when it is new. */
export const EditRow = ({ rowKey, fields, edit, edits, isNew }: EditRowProps) => {
  const { draft } = edit;
  if (draft === 'end') return null;
  return (
    <tr>
      {fields.map((field, n) => (
        <Cell key={field.name} isFirst={n === 0}>
          {field.isKey && !isNew ? (
            cellText({ ...field, type: 'text' }, draft[field.name])
          ) : (
            <EditCell
              field={field}
              value={draft[field.name] ?? ''}
              isWrong={edit.wrong.has(field.name)}
              onChange={(typed) => edits.type(rowKey, edit, { [field.name]: typed })}
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
