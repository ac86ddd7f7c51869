import type { Part } from '@knotenblech/shared/parts/part.ts';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedName } from '../../../ui/fields/use-saved-name.ts';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';

/** What a part is called on drawings and papers. */
export const PartNameField = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { isEditable } = useProject();
  const { setPartName } = useProjectEdits();
  const saved = part.name;
  const name = useSavedName(saved, (text) => setPartName(part, text), {
    missing: t`Ein Teil braucht eine Bezeichnung`,
    putBack: t`Ein Teil braucht eine Bezeichnung. Es heißt weiter „${saved}“.`,
  });
  return <TextField label={t`Bezeichnung`} maxLength={256} isReadOnly={!isEditable} {...name} />;
};
