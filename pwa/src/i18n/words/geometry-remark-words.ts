import type { GeometryRemarkCode } from '@knotenblech/shared/geometry/body/geometry-remarks.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What geometry finds at a part. */
export const geometryRemarkLabels = {
  'request.unmade-processing': msg({
    message:
      '{kind}: daraus ergibt sich keine Form, die wir rechnen können; als Bohrung, Ausklinkung oder Kontur zeichnen, sonst auf Anfrage',
  }),
  'request.contour-crosses-itself': msg({
    message: '{kind}: die Kontur schneidet sich selbst; in der Zeichnung berichtigen',
  }),
  'request.empty-solid': msg`Nach allen Bearbeitungen bleibt kein Stahl übrig; Maße und Bearbeitungen prüfen`,
  'warn.processing-outside': msg({ message: '{kind} liegt neben dem Bauteil und wird nicht gefertigt; Lage prüfen' }),
  'warn.hole-cuts-edge': msg({
    message: 'Loch Ø{diameterMm} schneidet den Rand ({count}-mal); nach innen rücken oder als Ausklinkung zeichnen',
  }),
  'warn.hole-twice': msg({
    message: 'Loch Ø{diameterMm} liegt doppelt an derselben Stelle ({count}-mal); eines löschen',
  }),
  'warn.holes-overlap': msg({
    message:
      'Löcher Ø{diameterMm} überschneiden sich (Achsabstand {distanceMm} mm, {count}-mal); auseinanderrücken oder als Langloch zeichnen',
  }),
  'warn.hole-near-edge': msg({
    message:
      'Loch Ø{diameterMm} nur {distanceMm} mm vom Rand ({count}-mal); für Schrauben mindestens {leastMm} mm (1,2 d₀) vorsehen',
  }),
  'warn.holes-near-each-other': msg({
    message:
      'Löcher Ø{diameterMm} nur {distanceMm} mm auseinander ({count}-mal); für Schrauben mindestens {leastMm} mm (2,2 d₀) vorsehen',
  }),
  'warn.thin-web': msg({
    message: 'Steg von nur {widthMm} mm ({count}-mal) verbrennt beim Schneiden; mindestens {leastMm} mm stehen lassen',
  }),
  'warn.falls-apart': msg({
    message: 'Die Schnitte teilen das Blech in {count} Stücke; jedes Stück als eigenes Bauteil zeichnen',
  }),
} satisfies Record<GeometryRemarkCode, MessageDescriptor>;
