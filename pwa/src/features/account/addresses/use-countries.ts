import { readCountries } from '@knotenblech/shared/catalogue/read-countries.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { useRecords } from '../../../sync/hooks/use-shop.tsx';

/** ISO codes of the countries that the shop serves. */
export const useCountries = (): string[] => readCountries(useRecords('catalogPack', catalogSpace) ?? []);
