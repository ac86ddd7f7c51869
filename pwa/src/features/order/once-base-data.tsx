import type { CatalogPack } from '@knotenblech/shared/base-data/catalog-pack.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import type { ReactNode } from 'react';
import { WhenLoaded } from '../../lists/arrival/once-arrived.tsx';
import { useBaseData } from '../../sync/use-base-data.ts';

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
