import type { Part } from '@knotenblech/shared/parts/part.ts';
import { useLingui } from '@lingui/react/macro';
import { useProject } from '../open/project-context.tsx';
import { useProfileEdit } from '../open/use-profile-edit.ts';
import { ProfileField } from '../public/profile-field.tsx';

const aboutProfile = ['request.missing-profile', 'request.unknown-profile', 'request.profile-against-box'];

/** The profile of a beam or bar, chosen out of the catalogue where the file names none that fits. What is surely a plate has none. */
export const ProfileChoice = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { areChoicesOpen, source } = useProject();
  const setProfile = useProfileEdit();
  const { category, profileId, profileName, findings, body } = part.facts;
  const isChosen = source.partChoices.some((choice) => choice.index === part.index && choice.profileId !== undefined);
  const isSurelyPlate = category === 'FLAT' && !part.facts.reasons.some(({ code }) => code === 'guessed.plate');
  if (category === 'ASSEMBLY' || (isSurelyPlate && !isChosen)) return null;
  const isOpen = findings.some(({ code }) => aboutProfile.includes(code));
  return (
    <ProfileField
      key={`${part.id} ${profileId}`}
      blankMm={body.blankMm}
      profileId={profileId}
      profileName={profileName}
      error={isOpen && areChoicesOpen && profileId === null ? t`Bitte das Profil wählen` : null}
      isDisabled={!areChoicesOpen}
      onChoose={(chosen) => void setProfile(part, chosen)}
    />
  );
};
