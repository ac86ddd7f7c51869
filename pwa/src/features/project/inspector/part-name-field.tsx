import type { Part } from '@knotenblech/shared/parts/part.ts';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedText } from '../../../ui/fields/use-saved-text.ts';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';

/** What a part is called on drawings and papers. */
export const PartNameField = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { isEditable } = useProject();
  const { setPartName } = useProjectEdits();
  const name = useSavedText(part.name, (text) => setPartName(part, text.trim()));
  return (
    <TextField
      label={t`Bezeichnung`}
      maxLength={256}
      isReadOnly={!isEditable}
      error={name.value.trim() === '' ? t`Ein Teil braucht eine Bezeichnung` : null}
      {...name}
    />
  );
};
