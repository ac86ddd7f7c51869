import type { PartWarningCode } from '@knotenblech/shared/parts/findings/warnings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the rules of manufacturing warn of. */
export const partWarningLabels = {
  'warn.hole-smaller-than-thickness': msg({
    message:
      'Loch Ø{diameterMm} ist kleiner als das Blech dick ist ({thicknessMm} mm) und wird gebohrt ({count}-mal); ab Ø{thicknessMm} schneidet es der Laser mit',
  }),
  'warn.longer-than-freight': msg({
    message: '{lengthMm} mm ist länger als {longestMm} mm; die Spedition kostet mehr, kürzer teilen spart',
  }),
  'warn.vent-holes-missing': msg({
    message:
      'Hohlprofil wird verzinkt und ist in der Baugruppe an {ends, select, 1 {einem Ende} other {beiden Enden}} verschlossen; je Ende {count, select, 1 {ein Loch} 2 {zwei Löcher} 4 {vier Löcher} other {{count} Löcher}} Ø{diameterMm} zum Entlüften vorsehen',
  }),
  'warn.vent-holes-made': msg({
    message:
      'Hohlprofil wird mit der Baugruppe verzinkt und ist an {ends, select, 1 {einem Ende} other {beiden Enden}} verschlossen; wir bohren je Ende {count, select, 1 {ein Loch} 2 {zwei Löcher} 4 {vier Löcher} other {{count} Löcher}} Ø{diameterMm} zum Entlüften, sie sind im Preis',
  }),
  'warn.tiny-part': msg({ message: 'Es bleiben nur {grams} g Stahl übrig; Maße und Bearbeitungen prüfen' }),
  'warn.unit-too-small': msg({
    message:
      'Nur {lengthMm} mm groß; die Datei zählt wohl in {unit, select, m {Metern} cm {Zentimetern} other {Zoll}}, gemeint wären {meantMm} mm. In Millimetern neu ausgeben',
  }),
  'warn.unit-too-large': msg({
    message:
      '{lengthMm} mm groß; die Datei zählt wohl in {unit, select, um {Tausendsteln} other {Zehnteln}} eines Millimeters, gemeint wären {meantMm} mm. In Millimetern neu ausgeben',
  }),
  'warn.unit-by-weight': msg({
    message:
      'Das Gewicht der Datei ({fileKg} kg statt {computedKg} kg) passt zu Längen in {unit, select, m {Metern} cm {Zentimetern} inch {Zoll} um {Tausendsteln} other {Zehnteln}}; Einheit der Datei prüfen',
  }),
} satisfies Record<PartWarningCode, MessageDescriptor>;
