import type { CartObstacle } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a project in the basket cannot be ordered, and what to do about it. */
export const cartObstacleLabels = {
  gone: msg`Dieses Projekt gibt es nicht mehr. Nehmen Sie es aus dem Warenkorb.`,
  trashed: msg`Dieses Projekt liegt im Papierkorb. Holen Sie es von dort zurück oder nehmen Sie es aus dem Warenkorb.`,
  unreadable: msg`Die Datei dieses Projekts konnte nicht gelesen werden. Laden Sie eine neue Datei hoch.`,
  'no-parts': msg`Kein Teil dieses Projekts ist als Stahlteil übernommen. Wählen Sie im Projekt aus, was gefertigt werden soll.`,
  'missing-data': msg`Angaben fehlen. Ergänzen Sie Material, Profil oder Farbe im Projekt.`,
  'on-request': msg`Preis auf Anfrage: mindestens ein Teil hat keinen festen Preis. Das Projekt nennt das Teil und den Grund.`,
  'no-price': msg`Der Preis wird noch berechnet. Ohne Preis kann das Projekt nicht bestellt werden.`,
} satisfies Record<CartObstacle, MessageDescriptor>;
