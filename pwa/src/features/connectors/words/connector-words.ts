import type { ConnectorType } from '@knotenblech/shared/connectors/connectors.ts';
import type {
  BoughtFastener,
  ConnectorDesign,
  PartRole,
} from '@knotenblech/shared/connectors/parts/connector-design.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const connectorNames: Record<ConnectorType, MessageDescriptor> = {
  splice: msg`Schlitzblech`,
  gusset: msg`Knotenblech`,
  columnBase: msg`Stützenfuß`,
  beamHanger: msg`Balkenträger`,
  holdDown: msg`Zuganker`,
  purlinShoe: msg`Pfettenschuh`,
  steelPost: msg`Stahlstütze`,
  endPlate: msg`Stirnplatte am Träger`,
};

export const connectorLeads: Record<ConnectorType, MessageDescriptor> = {
  splice: msg`Stoß zweier Balken, Blech im Schlitz`,
  gusset: msg`2 bis 4 Stäbe in einem Knoten`,
  columnBase: msg`Pfosten über dem Boden, fest oder verstellbar`,
  beamHanger: msg`T-Blech im Nebenträger, verdeckt`,
  holdDown: msg`Zugband oder Winkel am Pfosten`,
  purlinShoe: msg`U-Blech, in dem die Pfette liegt`,
  steelPost: msg`Profil mit Kopf- und Fußplatte`,
  endPlate: msg`Walzträger mit Platten an den Enden`,
};

export const partRoleWords: Record<PartRole, MessageDescriptor> = {
  'splice-plate': msg`Schlitzblech`,
  'gusset-plate': msg`Knotenblech`,
  'base-plate': msg`Fußplatte`,
  'head-plate': msg`Kopfplatte`,
  'foot-plate': msg`Fußplatte`,
  'cap-plate': msg`Deckplatte`,
  tube: msg`Rohr`,
  'back-plate': msg`Rückenblech`,
  'web-plate': msg`Stegblech`,
  strap: msg`Zugband`,
  'angle-strap': msg`Winkel`,
  'washer-plate': msg`Unterlegplatte`,
  'purlin-shoe': msg`Pfettenschuh`,
  column: msg`Stütze`,
  beam: msg`Träger`,
  'end-plate': msg`Stirnplatte`,
};

export const boughtWords: Record<BoughtFastener['kind'], MessageDescriptor> = {
  dowel: msg`Stabdübel`,
  bolt: msg`Bolzen`,
  screw: msg`Holzschraube`,
  nail: msg`Ankernagel`,
  anchor: msg`Anker`,
  'threaded-rod': msg`Gewindestange`,
  nut: msg`Mutter`,
};

export const factWords: Record<ConnectorDesign['facts'][number]['kind'], MessageDescriptor> = {
  'total-height': msg`Höhe gesamt`,
  'flat-length': msg`Zuschnittlänge`,
  'rod-length': msg`Länge der Gewindestange`,
  lowest: msg`Höhe, ganz unten`,
  highest: msg`Höhe, ganz oben`,
};

/** Which axis of each connector points up. */
export const upAxes: Record<ConnectorType, 'y' | 'z'> = {
  splice: 'y',
  gusset: 'y',
  columnBase: 'z',
  beamHanger: 'y',
  holdDown: 'y',
  purlinShoe: 'z',
  steelPost: 'z',
  endPlate: 'z',
};
