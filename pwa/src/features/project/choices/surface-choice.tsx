import { finishes, type Surface, surfaces } from '@knotenblech/shared/parts/finishes.ts';
import { stockOf } from '@knotenblech/shared/parts/materials/stock-of.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Swatch } from '../../../ui/figures/swatch.tsx';
import styles from '../inspector/inspector.module.css';
import { useProject } from '../open/project-context.tsx';
import { type SurfaceChosen, useProfileEdit, useProjectEdits } from '../open/use-project-edits.ts';
import { ProfileField } from '../public/profile-field.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { offeredGrades } from './offered-grades.ts';
import { useRalColours } from './use-ral-colours.ts';

type Coating = { surface: Surface; ralNumber: string | null };

export type SurfaceChoiceProps = {
  value: Coating;
  /** What is around it and what that is called; null: nothing is around it. */
  around: (Coating & { name: string }) | null;
  /** It follows what is around it. */
  isFollowing: boolean;
  isDisabled: boolean;
  label?: string;
  /** What stands behind each surface while the list is open. */
  asideOf?: (surface: Surface) => ReactNode;
  onChange: (chosen: SurfaceChosen) => void;
};

type Stated = { surface?: Surface | undefined; ralNumber?: string | null | undefined };

/** The surface that the file states of a part or assembly, which counts before what is around it; null where it states none or is welded into another. */
export const useStatedSurface = ({ surface, ralNumber = null }: Stated, isWeldedIn: boolean) => {
  const { t } = useLingui();
  return surface === undefined || isWeldedIn ? null : { surface, ralNumber, name: t`wie in der Datei` };
};

const following = 'FOLLOWING';

/** Surface as it looks and is called; primer says its colour beside it, powder asks for it. */
export const SurfaceChoice = ({ value, around, isFollowing, isDisabled, onChange, ...look }: SurfaceChoiceProps) => {
  const { i18n, t } = useLingui();
  const { label = t`Oberfläche`, asideOf } = look;
  const { colourOf } = useRalColours();
  const wordOf = (surface: Surface) => i18n._(surfaceLabels[surface]);
  const own = surfaces.map((surface) => ({
    value: surface as Surface | typeof following,
    label: wordOf(surface),
    mark: <Swatch surface={surface} colour={surface === value.surface ? colourOf(value.ralNumber) : null} />,
    aside: asideOf?.(surface),
  }));
  const followingChoice = around && {
    value: following as Surface | typeof following,
    label: t`${around.name}: ${wordOf(around.surface)}`,
    mark: <Swatch surface={around.surface} colour={colourOf(around.ralNumber)} />,
  };
  const choose = (chosen: Surface | typeof following) => {
    if (chosen !== following) return onChange({ surface: chosen, ralNumber: value.ralNumber });
    if (around) onChange({ surface: around.surface, ralNumber: around.ralNumber, own: false });
  };
  return (
    <div className={styles.fields}>
      <Select
        label={label}
        choices={followingChoice ? [followingChoice, ...own] : own}
        value={isFollowing && around ? following : value.surface}
        onChange={choose}
        isDisabled={isDisabled}
      />
      {finishes[value.surface].colours === 'none' ? null : (
        <ColourChoice
          key={value.surface}
          surface={value.surface}
          ralNumber={value.ralNumber}
          isDisabled={isDisabled}
          onChange={(ralNumber) => onChange({ surface: value.surface, ralNumber })}
        />
      )}
    </div>
  );
};

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

const aboutProfile = [
  'request.missing-profile',
  'request.unknown-profile',
  'request.half-girder',
  'request.profile-against-box',
];

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
