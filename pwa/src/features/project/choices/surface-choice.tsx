import { type Surface, surfaceSchema } from '@knotenblech/shared/parts/surface.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Swatch } from '../../../ui/figures/swatch.tsx';
import styles from '../inspector/inspector.module.css';
import type { SurfaceChosen } from '../open/use-project-edits.ts';
import { ColourChoice, type ColourOffer } from './colour-choice.tsx';
import { useRalColours } from './use-ral-colours.ts';

type Coating = { surface: Surface; ralNumber: string | null };

export type SurfaceChoiceProps = {
  value: Coating;
  /** What is around it and what that is called; null: nothing is around it. */
  around: (Coating & { name: string }) | null;
  /** It follows what is around it. */
  isFollowing: boolean;
  isDisabled: boolean;
  onChange: (chosen: SurfaceChosen) => void;
};

const following = 'FOLLOWING';

const coloursOf: Partial<Record<Surface, ColourOffer>> = {
  COATED: 'primer',
  POWDER_COATED: 'standard',
  POWDER_COATED_CUSTOM: 'any',
};

/** Surface as it looks and is called; primer says its colour beside it, powder asks for it. */
export const SurfaceChoice = ({ value, around, isFollowing, isDisabled, onChange }: SurfaceChoiceProps) => {
  const { i18n, t } = useLingui();
  const { colourOf } = useRalColours();
  const wordOf = (surface: Surface) => i18n._(surfaceLabels[surface]);
  const own = surfaceSchema.options.map((surface) => ({
    value: surface as Surface | typeof following,
    label: wordOf(surface),
    mark: <Swatch surface={surface} colour={surface === value.surface ? colourOf(value.ralNumber) : null} />,
  }));
  const followingChoice = around && {
    value: following as Surface | typeof following,
    label: `${around.name}: ${wordOf(around.surface)}`,
    mark: <Swatch surface={around.surface} colour={colourOf(around.ralNumber)} />,
  };
  const choose = (chosen: Surface | typeof following) => {
    if (chosen !== following) return onChange({ surface: chosen, ralNumber: value.ralNumber });
    if (around) onChange({ surface: around.surface, ralNumber: around.ralNumber, own: false });
  };
  const colours = coloursOf[value.surface];
  return (
    <div className={styles.fields}>
      <Select
        label={t`Oberfläche`}
        choices={followingChoice ? [followingChoice, ...own] : own}
        value={isFollowing && around ? following : value.surface}
        onChange={choose}
        isDisabled={isDisabled}
      />
      {colours ? (
        <ColourChoice
          key={value.surface}
          colours={colours}
          ralNumber={value.ralNumber}
          isDisabled={isDisabled}
          onChange={(ralNumber) => onChange({ surface: value.surface, ralNumber })}
        />
      ) : null}
    </div>
  );
};
