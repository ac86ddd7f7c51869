import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import { useEffect, useRef } from 'react';
import { askSiteAnew } from '../../site/site.ts';
import { useRecord } from '../../sync/use-shop.tsx';

const operatorPack = 'operator:0000';

/** Who runs the shop comes with the catalogue: once that says something else, so do panel and footer. */
export const useLiveOperator = () => {
  const pack = useRecord('catalogPack', catalogSpace, operatorPack);
  const said = pack ? JSON.stringify(pack.rows) : null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    if (before.current !== null && before.current !== said) askSiteAnew();
    before.current = said;
  }, [said]);
};
