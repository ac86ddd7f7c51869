import type { CartEntry } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { shipmentOf } from '@knotenblech/shared/prices/assembly/shipment-of.ts';
import { type CartId, type CartLineId, newId } from '@knotenblech/shared/values/ids.ts';
import { useMemo, useState } from 'react';
import { type OrderDraft, useDraftOf } from '../../orders/public/draft/order-draft.ts';
import { useProject } from '../open/project-context.tsx';

/** The open project as the only thing in the cart; null: no day can be told. */
export const useOwnDraft = (): OrderDraft | null => {
  const { source, figures } = useProject();
  const { project, tariff, grades } = source;
  const { effective, parts, assemblies } = figures;
  const [ids] = useState(() => ({ id: newId<CartLineId>(), cartId: newId<CartId>() }));
  const entry = useMemo((): CartEntry | null => {
    if (!tariff || !effective || effective.onRequest) return null;
    const { netCents, onRequest } = effective;
    const price = {
      id: project.id,
      tariffNumber: tariff.number,
      netCents,
      onRequest,
      shipment: shipmentOf({ parts, assemblies }, tariff, grades),
    };
    const line = { ...ids, projectId: project.id, quantity: 1, comment: '', reference: '', addedAt: '' };
    return { line, project, price, unitCents: netCents, lineCents: netCents, obstacle: null };
  }, [ids, project, tariff, grades, effective, parts, assemblies]);
  const draft = useDraftOf(entry ? [entry] : []);
  return entry && draft;
};
