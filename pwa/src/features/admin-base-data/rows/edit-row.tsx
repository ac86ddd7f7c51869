import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Cell } from '../../../ui/layout/table.tsx';
import type { RowEdit, RowEdits } from '../save/use-row-edits.ts';
import { EditCell } from './edit-cell.tsx';
import { fieldWord } from '../words/field-words.ts';
import { RowTitle } from './row-title.tsx';
import { RefusalText } from './refusal-text.tsx';
import { cellText } from './row-draft.ts';

type EditRowProps = {
  rowKey: string;
  name: string | null;
  fields: readonly BaseField[];
  edit: RowEdit;
  edits: RowEdits;
  isNew: boolean;
};

/** A row in work; what tells it apart from others is typed once, when it is new. */
export const EditRow = ({ rowKey, name, fields, edit, edits, isNew }: EditRowProps) => {
  const { i18n } = useLingui();
  const { draft } = edit;
  if (draft === 'end') return null;
  return (
    <tr>
      {fields.map((field, n) => (
        <Cell key={field.name} isFirst={n === 0} label={n === 0 ? undefined : fieldWord(i18n, field.name)}>
          {n === 0 && name !== null ? (
            <RowTitle name={name} rowKey={rowKey} />
          ) : field.isKey && !isNew ? (
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
