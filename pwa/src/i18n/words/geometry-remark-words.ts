import type { GeometryRemarkCode } from '@knotenblech/shared/geometry/geometry-remarks.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What geometry finds at a part. */
export const geometryRemarkWords = {
  'request.unmade-processing': msg({ message: 'Die Bearbeitung {kind} fertigen wir nur auf Anfrage' }),
  'request.empty-solid': msg`Nach allen Bearbeitungen bleibt kein Stahl übrig`,
  'warn.processing-outside': msg({ message: 'Die Bearbeitung {kind} liegt neben dem Bauteil' }),
  'warn.hole-near-edge': msg({ message: 'Bohrung Ø{diameterMm} nur {distanceMm} mm vom Rand' }),
} satisfies Record<GeometryRemarkCode, MessageDescriptor>;
