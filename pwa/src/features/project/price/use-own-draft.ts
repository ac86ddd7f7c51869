import type { CartEntry } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { type Shipment, shipmentOf } from '@knotenblech/shared/prices/assembly/shipment-of.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { type CartId, type CartLineId, newId } from '@knotenblech/shared/values/ids.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLastChoices } from '../../orders/public/draft/as-last-time.ts';
import { type OrderDraft, useDraftOf } from '../../orders/public/draft/order-draft.ts';
import { useProject } from '../open/project-context.tsx';

const shipments = new WeakMap<readonly Part[], { tariff: Tariff; shipment: Shipment }>();

/** Parts of an open project are never written to, only replaced: what they weigh is summed once for all who ask. */
const shipmentOnce = (...[made, tariff, grades]: Parameters<typeof shipmentOf>): Shipment => {
  const known = shipments.get(made.parts);
  if (known?.tariff === tariff) return known.shipment;
  const shipment = shipmentOf(made, tariff, grades);
  shipments.set(made.parts, { tariff, shipment });
  return shipment;
};

/** The open project as the only thing in the cart; null: no day can be told. */
export const useOwnDraft = (): OrderDraft | null => {
  const { source, figures } = useProject();
  const { project, tariff, grades } = source;
  // An edit shows its price first.
  const { effective, parts, assemblies } = useDeferredValue(figures);
  const [ids] = useState(() => ({ id: newId<CartLineId>(), cartId: newId<CartId>() }));
  const entry = useMemo((): CartEntry | null => {
    if (!tariff || !effective || effective.onRequest) return null;
    const { netCents, onRequest } = effective;
    const price = {
      id: project.id,
      tariffNumber: tariff.number,
      netCents,
      onRequest,
      shipment: shipmentOnce({ parts, assemblies }, tariff, grades),
    };
    const line = { ...ids, projectId: project.id, quantity: 1, comment: '', reference: '', addedAt: '' };
    return { line, project, price, unitCents: netCents, lineCents: netCents, obstacle: null };
  }, [ids, project, tariff, grades, effective, parts, assemblies]);
  const draft = useDraftOf(entry ? [entry] : [], useLastChoices());
  return entry && draft;
};
