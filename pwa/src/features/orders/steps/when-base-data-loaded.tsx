import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { ReactNode } from 'react';
import { useBaseData } from '../../../sync/hooks/use-base-data.ts';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';

/** What is agreed to rests on the base data: nobody is asked before they are there. */
export const WhenBaseDataLoaded = ({ children }: { children: (packs: readonly CatalogPack[]) => ReactNode }) => {
  const packs = useBaseData();
  if (packs) return children(packs);
  return (
    <WhenLoaded spaces={[catalogSpace]} isLine>
      {null}
    </WhenLoaded>
  );
};
