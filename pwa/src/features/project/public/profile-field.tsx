import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import type { Body } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { ComboBox, type Found } from '../../../ui/fields/combo-box.tsx';
import { formatKgPerM } from '../../../ui/figures/format-figure.ts';
import { matchingProfiles } from './matching-profiles.ts';

type ProfileFieldProps = {
  /** null: several parts of different sizes. */
  blankMm: Body['blankMm'] | null;
  /** Key and name of the profile that the part has; name only when the catalogue lacks it. */
  profileId: string | null;
  profileName: string;
  onChoose: (profileId: string) => void;
  error?: string | null;
  isDisabled?: boolean;
};

const processOf = (profile: Profile) => (profile.tMm !== null && profile.process !== '' ? profile.process : '');

/** The profile of a part, searched in the catalogue; those that fit its cross-section first. */
export const ProfileField = ({ blankMm, profileId, profileName, onChoose, ...props }: ProfileFieldProps) => {
  const { t } = useLingui();
  const profiles = useCatalogue()?.profiles;
  const [query, setQuery] = useState<string | null>(null);
  const { fitting, others } = useMemo(
    () => matchingProfiles(profiles ?? [], blankMm, query ?? ''),
    [profiles, blankMm, query],
  );
  const process: Record<string, string> = {
    hot_finished: t`warmgefertigt`,
    cold_formed: t`kaltgefertigt`,
  };
  const choice = (profile: Profile): Found => ({
    value: profile.id,
    label: profile.designation,
    note: [process[processOf(profile)], formatKgPerM(profile.massKgPerM)].filter(Boolean).join(' · '),
  });
  return (
    <ComboBox
      label={t`Profil`}
      sections={[
        { title: t`Passt zum Querschnitt`, choices: fitting.map(choice) },
        { title: t`Weitere Profile`, choices: others.map(choice) },
      ]}
      query={query ?? (profileId === null ? '' : profileName)}
      onQuery={(typed) => setQuery(typed === profileName ? null : typed)}
      value={profileId}
      onChoose={(chosen) => {
        setQuery(null);
        if (chosen !== profileId) onChoose(chosen);
      }}
      placeholder={t`Profil suchen, zum Beispiel HEA 200`}
      empty={t`Kein Profil gefunden`}
      {...props}
    />
  );
};
