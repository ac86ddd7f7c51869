import { readCountries } from '@knotenblech/shared/base-data/read-countries.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import { useRecords } from '../../sync/use-shop.tsx';

/** ISO codes of the countries that the shop serves. */
export const useCountries = (): string[] => readCountries(useRecords('catalogPack', catalogSpace) ?? []);
