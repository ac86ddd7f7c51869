import type { RemarkCode } from '@knotenblech/shared/files/remark-codes.ts';
import type { GeometryRemarkCode } from '@knotenblech/shared/geometry/geometry-remarks.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a part was taken, guessed or left out, and what was noticed while reading. */
export const readingRemarkWords = {
  'read.grade': msg({ message: 'Stahlsorte {grade} in „{text}“' }),
  'read.steel-word': msg({ message: 'Als Stahl bezeichnet: „{text}“' }),
  'read.profile': msg({ message: 'Profil {profile} in „{text}“' }),
  'read.plate': msg({ message: 'Blech {thicknessMm} mm in „{text}“' }),
  'read.stated': msg`Alle Angaben stehen in der Datei`,
  'guessed.grade': msg({ message: 'Stahlsorte {grade} angenommen (Angabe: „{text}“)' }),
  'guessed.profile-by-section': msg({
    message: 'Profil {profile} nach dem Querschnitt {heightMm} × {widthMm} mm angenommen',
  }),
  'guessed.process': msg({
    message:
      '{profile}: {process, select, cold_formed {kaltgefertigt (EN 10219)} hot_finished {warmgefertigt (EN 10210)} other {{process}}} angenommen',
  }),
  'guessed.plate': msg({ message: 'Blech {thicknessMm} mm nach den Maßen angenommen' }),
  'guessed.ambiguous-word': msg({ message: '„{text}“ kann auch etwas anderes als Stahl heißen' }),
  'guessed.against-wood': msg({ message: 'Als Stahl erkannt, obwohl die Datei auch Holz nennt: „{text}“' }),
  'guessed.weight': msg({ message: 'Das Gewicht der Datei ({kgPerM3} kg/m³) passt zu Stahl' }),
  'guessed.all-as-steel': msg`Alles als Stahl gelesen, wie gewählt`,
  'left-out.wood': msg({ message: 'Holz: „{text}“' }),
  'left-out.other-material': msg({ message: 'Anderer Baustoff: „{text}“' }),
  'left-out.material-class': msg({ message: 'Anderer Werkstoff: {group}' }),
  'left-out.nothing-named': msg`Die Datei nennt weder Werkstoff noch Profil`,
  'request.missing-grade': msg`Die Stahlsorte fehlt`,
  'request.unknown-grade': msg({ message: 'Die Stahlsorte „{text}“ führen wir nicht' }),
  'request.missing-profile': msg({ message: 'Zum Querschnitt {heightMm} × {widthMm} mm gibt es kein Profil' }),
  'request.unknown-profile': msg({ message: 'Das Profil „{text}“ führen wir nicht' }),
  'request.profile-against-box': msg({
    message: 'Das Profil {profile} passt nicht zum Querschnitt {heightMm} × {widthMm} mm',
  }),
  'request.unit-mistake': msg({
    message: 'Zu „{text}“ passen die Maße nur, wenn sie in {unit} gemeint sind: Maßeinheit der Datei prüfen',
  }),
  'request.thickness-not-stock': msg({ message: 'Blech in {thicknessMm} mm führen wir nicht' }),
  'request.camber': msg({ message: 'Überhöhung {camberMm} mm: gebogene Träger nur auf Anfrage' }),
  'request.incomplete-processing': msg({ message: 'Die Bearbeitung {kind} ist unvollständig angegeben ({parameter})' }),
  'warn.thickness-against-text': msg({
    message: '„{text}“ nennt eine andere Dicke als das Bauteil hat ({thicknessMm} mm)',
  }),
  'warn.orientation-assumed': msg({ message: 'Lage des Profils {profile} angenommen' }),
  'warn.reference-side-assumed': msg({ message: 'Bezugsseite der Bearbeitung {kind} angenommen' }),
  'warn.count-and-placements': msg({ message: 'Stückzahl {count}, aber {placements} Einbauorte' }),
  'warn.quantity-from-attribute': msg({ message: 'Stückzahl {pieces} aus der Angabe „{name}“ übernommen' }),
  'warn.quantity-differs': msg({ message: '„{text}“ nennt {pieces} Stück, die Datei zählt {count}' }),
  'warn.weight-differs': msg({ message: 'Die Datei nennt {fileKg} kg, gerechnet sind es {computedKg} kg' }),
  'warn.shape-differs': msg({ message: 'Das Volumen weicht um {percent} % vom Körper in der Datei ab' }),
  'warn.shape-outside': msg`Der Körper in der Datei liegt außerhalb des Rohlings und wurde nicht zum Vergleich genommen`,
  'warn.shape-unusable': msg`Der Körper in der Datei ist offen oder fehlerhaft und wurde nicht zum Vergleich genommen`,
  'note.meaning-chosen': msg({
    message:
      'Das Format lässt bei der Bearbeitung {kind} („{name}“) mehrere Deutungen zu: bitte die Form im Bild prüfen',
  }),
  'note.axes-swapped': msg({
    message: 'Höhe und Breite nach dem Körper in der Datei vertauscht: {heightMm} × {widthMm} mm',
  }),
  'note.allowance-ignored': msg({
    message: 'Zugaben des Rohlings nicht gerechnet: Anfang {startMm} mm, Ende {endMm} mm, Hobelmaß {planingMm} mm',
  }),
  'warn.unknown-element': msg({ message: 'Unbekannte Angabe „{name}“ ({count}-mal) nicht gelesen' }),
  'warn.repeated-guid': msg({ message: '{count} Bauteile tragen dieselbe Kennung' }),
  'warn.nothing-recognised': msg({ message: 'Keines der {count} Bauteile wurde als Stahl erkannt' }),
} satisfies Record<Exclude<RemarkCode, GeometryRemarkCode>, MessageDescriptor>;
