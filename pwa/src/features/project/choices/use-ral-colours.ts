import { readRalColours } from '@knotenblech/shared/catalogue/colours/read-ral-colours.ts';
import type { RalColour } from '@knotenblech/shared/catalogue/colours/seed-ral-colours.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { type Language, nameFieldOf } from '@knotenblech/shared/values/language.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useRecords } from '../../../sync/hooks/use-shop.tsx';

/** The colours of the shop, with their names in the user's language. */
export const useRalColours = () => {
  const packs = useRecords('catalogPack', catalogSpace);
  const { i18n } = useLingui();
  const colours = useMemo(() => readRalColours(packs ?? []), [packs]);
  const nameField = nameFieldOf(i18n.locale as Language);
  return {
    colours,
    colourOf: (ral: string | null): string | null => colours.find((colour) => colour.ral === ral)?.hex ?? null,
    nameOf: (colour: RalColour) => `RAL ${colour.ral} ${colour[nameField]}`,
  };
};
