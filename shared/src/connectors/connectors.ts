import type { ConnectorKind } from './parts/define-connector.ts';
import { beamHanger } from './types/beam-hanger.ts';
import { columnBase } from './types/column-base.ts';
import { endPlate } from './types/end-plate.ts';
import { gusset } from './types/gusset.ts';
import { holdDown } from './types/hold-down.ts';
import { purlinShoe } from './types/purlin-shoe.ts';
import { splice } from './types/splice.ts';
import { steelPost } from './types/steel-post.ts';

/** Every connector that is made without a file, in the order in which it is offered. The keys stand in links. */
export const connectors = {
  splice,
  gusset,
  columnBase,
  beamHanger,
  holdDown,
  purlinShoe,
  steelPost,
  endPlate,
} as const satisfies Record<string, ConnectorKind>;
export type ConnectorType = keyof typeof connectors;

export const connectorTypes = Object.keys(connectors) as [ConnectorType, ...ConnectorType[]];
