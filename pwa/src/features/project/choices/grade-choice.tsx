import type { Part } from '@knotenblech/shared/parts/part.ts';
import { stockOf } from '@knotenblech/shared/parts/stock-of.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../ui/fields/select.tsx';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import { offeredGrades } from './offered-grades.ts';

/** The steel grade of a part, out of those that its kind of stock comes in. */
export const GradeChoice = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { source, areChoicesOpen } = useProject();
  const { setGrade } = useProjectEdits();
  const offered = offeredGrades(source, stockOf(part.facts));
  const grades = part.grade === null || offered.includes(part.grade) ? offered : [part.grade, ...offered];
  return (
    <Select
      label={t`Stahlsorte`}
      choices={grades.map((grade) => ({ value: grade, label: grade }))}
      value={part.grade}
      placeholder={t`Stahlsorte wählen`}
      error={part.grade === null && areChoicesOpen ? t`Die Datei nennt keine Stahlsorte` : null}
      onChange={(grade) => setGrade(part, grade)}
      isDisabled={!areChoicesOpen}
    />
  );
};
