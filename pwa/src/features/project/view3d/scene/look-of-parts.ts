import { finishes, isGalvanised } from '@knotenblech/shared/parts/finishes.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { Color } from 'three';
import type { Painting } from './picture.ts';
import type { Appearance, Palette } from './steel-materials.ts';

type Shown = {
  partAt: ReadonlyMap<number, Part>;
  /** Hex of a RAL colour. */
  colourOf: (ralNumber: string | null) => string | null;
  isHidden: (part: number) => boolean;
  isSelected: (part: number) => boolean;
};

const accentShare = 0.42;
const darkBelow = 0.06;

const steelColour = (part: Part | undefined, { raw, zinc }: Palette, colourOf: Shown['colourOf']): Color => {
  if (!part) return raw;
  const hex = finishes[part.surface].colours === 'none' ? null : colourOf(part.ralNumber);
  if (hex !== null) return new Color(hex);
  return isGalvanised(part.surface) ? zinc : raw;
};

const luminance = ({ r, g, b }: Color) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Parts in the colour of their surface, the selected ones tinted and edged in the accent colour. */
export const lookOfParts =
  ({ partAt, colourOf, isHidden, isSelected }: Shown): Painting =>
  (palette) => {
    const known = new Map<number, Appearance>();
    const look = (part: number): Appearance => {
      const steel = steelColour(partAt.get(part), palette, colourOf);
      const isShown = !isHidden(part);
      if (isSelected(part))
        return { isShown, steel: steel.clone().lerp(palette.accent, accentShare), edge: palette.accent };
      return { isShown, steel, edge: luminance(steel) < darkBelow ? palette.edgeOnDark : palette.edge };
    };
    return (part) => {
      const before = known.get(part) ?? look(part);
      known.set(part, before);
      return before;
    };
  };
