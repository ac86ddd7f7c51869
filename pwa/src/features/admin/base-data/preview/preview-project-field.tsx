import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { useProjectsFor } from './use-preview.ts';

/** Another project of any customer to look at. */
export const PreviewProjectField = ({ onChoose }: { onChoose: (projectId: string) => void }) => {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const { data } = useProjectsFor(query.slice(0, 100));
  const choices = (data?.projects ?? []).map(({ project, customerName }) => ({
    value: project.id,
    label: project.name,
    note: customerName,
  }));
  return (
    <ComboBox
      label={t`Anderes Projekt ansehen`}
      placeholder={t`Projekt oder Kunde`}
      sections={[{ title: t`Projekte`, choices }]}
      query={query}
      onQuery={setQuery}
      value={null}
      onChoose={(projectId) => {
        onChoose(projectId);
        setQuery('');
      }}
      empty={<Trans>Kein Projekt gefunden</Trans>}
    />
  );
};
