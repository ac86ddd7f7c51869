import type { RemarkCode } from '@knotenblech/shared/files/document/remark-codes.ts';
import type { GeometryRemarkCode } from '@knotenblech/shared/geometry/body/geometry-remarks.ts';
import type { TimberRemarkCode } from '@knotenblech/shared/timber/file-timber/timber-remarks.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a part was taken, guessed or left out, and what was noticed while reading. */
export const readingRemarkWords = {
  'read.grade': msg({ message: 'Stahlsorte {grade} in „{text}“' }),
  'read.steel-word': msg({ message: 'Als Stahl bezeichnet: „{text}“' }),
  'read.profile': msg({ message: 'Profil {profile} in „{text}“' }),
  'read.plate': msg({ message: 'Blech {thicknessMm} mm in „{text}“' }),
  'read.stated': msg`Alle Angaben stehen in der Datei`,
  'read.outline': msg`Umriss in der Zeichnung`,
  'read.solid': msg`Als Körper gezeichnet`,
  'read.answered': msg({ message: 'Dicke {thicknessMm} mm in der Datei angegeben' }),
  'guessed.thickness': msg({
    message: 'Dicke {thicknessMm} mm aus dem Text „{text}“ übernommen; bitte prüfen',
  }),
  'guessed.quantity': msg({ message: '{count} Stück aus dem Text „{text}“ übernommen; bitte prüfen' }),
  'guessed.quantity-missing': msg`Stückzahl fehlt: 1 angenommen; bitte prüfen`,
  'guessed.grade': msg({
    message: 'Stahlsorte {grade} angenommen (Angabe: „{text}“); ist es eine andere, hier wählen',
  }),
  'guessed.profile-by-section': msg({
    message:
      'Profil {profile} nach dem Querschnitt {heightMm} × {widthMm} mm angenommen; ist es ein anderes, hier wählen',
  }),
  'guessed.process': msg({
    message:
      '{profile}: {process, select, cold_formed {kaltgefertigt (EN 10219)} hot_finished {warmgefertigt (EN 10210)} other {{process}}} angenommen; soll es das andere sein, dieses Profil wählen',
  }),
  'guessed.plate': msg({
    message: 'Blech {thicknessMm} mm nach den Maßen angenommen; ist es keines, Profil wählen oder auslassen',
  }),
  'guessed.ambiguous-word': msg({
    message: '„{text}“ kann auch etwas anderes als Stahl heißen; ist es kein Stahl, auslassen',
  }),
  'guessed.against-wood': msg({
    message: 'Als Stahl erkannt, obwohl die Datei auch Holz nennt („{text}“); ist es Holz, auslassen',
  }),
  'guessed.weight': msg({
    message: 'Das Gewicht der Datei ({kgPerM3} kg/m³) passt zu Stahl; ist es kein Stahl, auslassen',
  }),
  'guessed.all-as-steel': msg`Alles als Stahl gelesen, wie gewählt; was kein Stahl ist, auslassen`,
  'left-out.wood': msg({ message: 'Holz: „{text}“; ist es doch Stahl, übernehmen' }),
  'left-out.fastener': msg({
    message: '„{text}“ ist ein Verbindungsmittel; soll es gefertigt werden, hier aufnehmen',
  }),
  'left-out.other-material': msg({ message: 'Anderer Baustoff: „{text}“; ist es doch Stahl, übernehmen' }),
  'left-out.material-class': msg({
    message:
      'Anderer Werkstoff: {group, select, batten {Latte} cladding {Verkleidung} massiveTimber {Massivholz} membrane {Folie} gypsumBoard {Gipskartonplatte} gypsumFibre {Gipsfaserplatte} insulation {Dämmung} sheetComponent {Holzwerkstoffplatte} facadePanel {Fassadenplatte} profiledPanel {Profilplatte} plaster {Putz} other {{group}}}; ist es doch Stahl, übernehmen',
  }),
  'left-out.nothing-named': msg`Die Datei nennt weder Werkstoff noch Profil; ist es Stahl, übernehmen und Stahlsorte wählen`,
  'request.missing-grade': msg`Die Stahlsorte fehlt; hier wählen`,
  'request.unknown-grade': msg({ message: 'Die Stahlsorte „{text}“ führen wir nicht; eine aus der Liste wählen' }),
  'request.missing-profile': msg({
    message:
      'Zum Querschnitt {heightMm} × {widthMm} mm gibt es kein Profil; ein Profil wählen oder die Maße in der Datei prüfen',
  }),
  'request.unknown-profile': msg({
    message: 'Das Profil „{text}“ führen wir nicht; ein anderes aus dem Katalog wählen',
  }),
  'request.half-girder': msg({
    message:
      '„{text}“ ist ein halber Träger, den wir auf Anfrage auftrennen; ist ein ganzer gemeint, das Profil hier wählen',
  }),
  'request.profile-against-box': msg({
    message:
      'Das Profil {profile} passt nicht zum Querschnitt {heightMm} × {widthMm} mm in der Datei; ein passendes Profil wählen oder die Maße berichtigen',
  }),
  'request.unit-mistake': msg({
    message:
      'Die Maße passen zu „{text}“ nur, wenn sie in {unit, select, cm {Zentimetern} m {Metern} other {Zoll}} gemeint sind; die Datei in Millimetern neu ausgeben',
  }),
  'request.thickness-not-stock': msg({
    message:
      'Blech {thicknessMm} mm haben wir nicht am Lager; {thinnerMm, select, 0 {auf {thickerMm} mm ändern} other {{thickerMm, select, 0 {auf {thinnerMm} mm ändern} other {auf {thinnerMm} oder {thickerMm} mm ändern}}}}, sonst beschaffen wir es auf Anfrage',
  }),
  'request.camber': msg({
    message:
      'Überhöhung {camberMm} mm: gebogene Träger fertigen wir auf Anfrage; ohne Überhöhung zeichnen, wenn sie nicht nötig ist',
  }),
  'request.incomplete-processing': msg({
    message: '{kind}: die Angabe {parameter} fehlt in der Datei; im Programm ergänzen und neu ausgeben',
  }),
  'request.thickness-against-text': msg({
    message:
      '„{text}“ passt nicht zu den Maßen (Dicke {thicknessMm} mm); berichtigen und neu einlesen, sonst auf Anfrage',
  }),
  'request.other-file': msg({
    message:
      'Die {type}-Datei ist nicht gelesen: Preis anfragen und dazuschreiben, was Sie brauchen, wie viele, bis wann',
  }),
  'request.special-product': msg({
    message: '„{text}“ kaufen wir zu, Gewicht und Preis nennen wir auf Anfrage; ist es keines, hier ein Profil wählen',
  }),
  'request.processing-unread': msg({
    message:
      '{kind} (Zeile {line}) nicht gelesen: {reason, select, E_REF {die Bezugsebene {found} fehlt} E_GEOM {die Form ist unvollständig} other {{parameter} „{found}“ geht nicht}}; berichtigen und neu einlesen',
  }),
  'request.place-unread': msg({
    message:
      'Die Lage im Raum (Zeile {line}) ist nicht lesbar; im Programm berichtigen und neu ausgeben, sonst auf Anfrage',
  }),
  'request.bend': msg({
    message:
      '{count, plural, one {# Kantung} other {# Kantungen}}: gekantete Teile fertigen wir auf Anfrage; gezeigt ist der Zuschnitt',
  }),
  'request.thread': msg({
    message:
      'Gewinde M{diameterMm} ({count}-mal) schneiden wir auf Anfrage; ohne Gewinde zeichnen, wenn keines nötig ist',
  }),
  'request.no-end': msg`Die Datei endet ohne Schlusszeile, vielleicht fehlt etwas; noch einmal ausgeben oder Form im Bild prüfen`,
  'request.missing-unit': msg({
    message:
      'Die Zeichnung nennt keine Einheit, gezeigt ist sie in Millimetern ({unit} passt zu den Maßen); Einheit setzen und neu einlesen',
  }),
  'request.open-outline': msg({
    message:
      '{count, plural, one {# Linie ist} other {# Linien sind}} nicht geschlossen, die erste bei x {x}, y {y}; in der Zeichnung schließen oder löschen',
  }),
  'request.in-open-outline': msg({
    message:
      'Ein Umriss um dieses Teil ist bei x {x}, y {y} um {gapMm} mm offen, es ist wohl nur eine Öffnung darin; den Umriss in der Zeichnung schließen oder löschen',
  }),
  'request.outlines-cross': msg({
    message: 'Umrisse kreuzen sich bei x {x}, y {y}; in der Zeichnung auseinanderrücken oder verbinden',
  }),
  'request.layer-work': msg({
    message:
      'Layer „{layer}“ ({count}-mal): Gewinde, Senkungen und Taschen fertigen wir auf Anfrage; gezeigt sind ihre Linien',
  }),
  'request.free-shape': msg`Weder Blech noch Profil: freie Formen fertigen wir auf Anfrage; das Gewicht ist das des Körpers`,
  'request.shape-unread': msg`Am Profil ist mehr ausgeschnitten, als wir aus der Datei lesen; gezeigt ist es ohne, das Gewicht stimmt. Auf Anfrage`,
  'request.open-body': msg({
    message:
      'Die Flächen schließen sich an {count, plural, one {# Kante} other {# Kanten}} nicht; als Volumenkörper neu ausgeben, sonst auf Anfrage',
  }),
  'request.unknown-surface': msg({
    message: 'Eine Fläche ({name}) ist frei geformt; das Gewicht nennen wir auf Anfrage',
  }),
  'request.unit-doubt': msg({
    message:
      'Die Datei nennt {unit} als Einheit, damit ist das Teil {lengthMm} mm lang; sind {plainMm} mm gemeint, in Millimetern neu ausgeben',
  }),
  'warn.gaps-closed': msg({
    message:
      '{count, plural, one {# Lücke} other {# Lücken}} bis {widthMm} mm im Umriss geschlossen, bei x {x}, y {y}; im Bild prüfen',
  }),
  'warn.orientation-assumed': msg({
    message: 'Lage des Profils {profile} angenommen; im Bild prüfen, ob Steg und Schenkel richtig liegen',
  }),
  'warn.reference-side-assumed': msg({
    message: '{kind}: die Datei nennt keine Bezugsseite, gerechnet ist mit Seite 1; Lage im Bild prüfen',
  }),
  'warn.count-and-placements': msg({
    message: 'Stückzahl {count}, aber {placements} Einbauorte in der Datei; Menge prüfen',
  }),
  'warn.quantity-from-attribute': msg({
    message: 'Stückzahl {pieces} aus der Angabe „{name}“ übernommen; stimmt sie nicht, Menge ändern',
  }),
  'warn.quantity-differs': msg({
    message: '„{text}“ nennt {pieces} Stück, die Datei zählt {count}; gefertigt werden {count}. Menge prüfen',
  }),
  'warn.weight-differs': msg({
    message: 'Die Datei nennt {fileKg} kg, gerechnet sind es {computedKg} kg; Profil, Maße und Bearbeitungen prüfen',
  }),
  'warn.shape-differs': msg({
    message:
      'Aus Profil und Bearbeitungen ergeben sich {computedCm3} cm³, der gezeichnete Körper in der Datei hat {fileCm3} cm³ ({percent} %); fehlende oder doppelte Bearbeitungen, Profil und Lage im Bild prüfen',
  }),
  'warn.shape-outside': msg`Der gezeichnete Körper in der Datei liegt außerhalb des Rohlings und konnte nicht verglichen werden; Form und Maße im Bild prüfen`,
  'warn.shape-unusable': msg`Der gezeichnete Körper in der Datei ist offen oder fehlerhaft und konnte nicht verglichen werden; Form im Bild prüfen`,
  'warn.quantity-missing': msg({
    message: 'Die Datei nennt keine Stückzahl („{text}“); gerechnet ist mit 1. Menge prüfen',
  }),
  'warn.quantity-merged': msg({
    message:
      'Die Stückzahl {count} steht in einer Zelle für {rows} Zeilen; gerechnet ist sie für jede davon. Ist sie für alle zusammen gemeint, hier ändern',
  }),
  'warn.header-value': msg({
    message:
      '{parameter} „{text}“ im Kopf der Datei kann nicht stimmen und ist nicht verwendet; Form und Maße im Bild prüfen',
  }),
  'warn.stated-mass': msg({
    message:
      'Die Datei nennt {stated} kg je m oder m², aus Profil und Maßen sind es {computed} kg; Profil und Dicke prüfen',
  }),
  'warn.stated-paint': msg({
    message:
      'Die Datei nennt {stated} m² Anstrich je m oder m², aus Profil und Maßen sind es {computed} m²; Profil und Maße prüfen',
  }),
  'warn.outline-against-size': msg({
    message: 'Die Datei nennt {statedMm} mm, ihre Kontur misst {outlineMm} mm; gefertigt wird die Kontur. Maße prüfen',
  }),
  'warn.contour-mended': msg({
    message:
      'Kontur an {count, plural, one {# Stelle} other {# Stellen}} gerade geschlossen (offen, oder der Radius passt nicht); im Bild prüfen',
  }),
  'note.radii-not-drawn': msg({
    message: 'Das Profil {profile} ist ohne seine Radien gezeichnet; gefertigt wird es mit ihnen',
  }),
  'note.section-scaled': msg({
    message: 'Der Querschnitt ist {factor}-fach gezeichnet und nach dem Gewicht in der Datei verkleinert',
  }),
  'note.meaning-chosen': msg({
    message: '{kind} ist im Format mehrdeutig; so gelesen: {choice}. Form im Bild prüfen',
  }),
  'note.axes-swapped': msg({
    message: 'Höhe und Breite nach dem gezeichneten Körper vertauscht: {heightMm} × {widthMm} mm; Lage im Bild prüfen',
  }),
  'note.allowance-ignored': msg({
    message:
      'Zugaben des Rohlings nicht gerechnet (Anfang {startMm} mm, Ende {endMm} mm, Hobelmaß {planingMm} mm); gefertigt wird das Fertigmaß',
  }),
  'warn.unknown-element': msg({
    message: 'Die Angabe „{name}“ ({count}-mal) kennen wir nicht und haben sie nicht gelesen; prüfen, ob etwas fehlt',
  }),
  'warn.doubles-removed': msg({
    message: '{count, plural, one {# Linie lag} other {# Linien lagen}} doppelt; jede wird einmal geschnitten',
  }),
  'warn.odd-outlines': msg({
    message:
      '{count, plural, one {# Umriss ist} other {# Umrisse sind}} kleiner als {leastMm} mm oder größer als {mostM} m und kein Teil; prüfen, ob etwas fehlt',
  }),
  'warn.upright': msg({
    message:
      'Gezeichnet ist in einer aufrechten Ebene, gelesen {view, select, front {von vorn} other {von rechts}}; im Bild prüfen, ob eine Seite vertauscht ist',
  }),
  'warn.on-sheet': msg`Gezeichnet ist nur im Layout (Papierbereich), das hier gelesen ist; die Maße prüfen, es kann einen Maßstab haben`,
  'warn.dashed-cut': msg({
    message:
      '{count, plural, one {Die einzige Linie ist gestrichelt; sie gilt} other {Alle # Linien sind gestrichelt; sie gelten}} hier als Schnitt',
  }),
  'warn.open-outside': msg({
    message:
      '{count, plural, one {# Linie schließt} other {# Linien schließen}} keinen Umriss, die längste ({lengthMm} mm) bei x {x}, y {y}; fehlt ein Teil, sie in der Zeichnung schließen',
  }),
  'warn.missing-block': msg({
    message: 'Der Block „{name}“ ({count}-mal) fehlt in der Datei; einbinden und neu ausgeben, wenn er zum Teil gehört',
  }),
  'note.gaps-closable': msg({
    message:
      'Umrisse sind offen; mit Lücken bis {gapMm} mm geschlossen sind sie ganz. Beim Einlesen lässt sich das wählen',
  }),
  'note.frame-dropped': msg({
    message: 'Zeichnungsrahmen {widthMm} × {heightMm} mm nicht als Teil gelesen',
  }),
  'note.lines-ignored': msg({
    message:
      'Layer „{layer}“ wird nicht geschnitten ({count, plural, one {# Linie} other {# Linien}}); soll er es, umbenennen in „Schnitt“',
  }),
  'warn.repeated-guid': msg({
    message: '{count} Bauteile tragen dieselbe Kennung wie ein anderes; Baugruppen und Mengen prüfen',
  }),
  'warn.nothing-recognised': msg({
    message: 'Keine der {count} Positionen wurde als Stahl erkannt; wählen Sie aus, was gefertigt werden soll',
  }),
  'warn.weight-unknown': msg({
    message:
      'Gewicht unbekannt, das Profil kennen wir nicht{fileKg, select, 0 {} other { (die Datei nennt {fileKg} kg)}}; hier ein Profil wählen',
  }),
  'warn.weight-of-box': msg`Gewicht und Fläche gelten für den vollen Querschnitt, das Profil kennen wir nicht; hier ein Profil wählen`,
  'warn.part-unread': msg({
    message:
      'Bauteil {number} {name} (Zeile {line}) fehlt: {reason, select, E_COUNT {die Stückzahl „{found}“ geht nicht} E_GEOM {die Form ist unvollständig} other {{parameter} „{found}“ geht nicht}}; berichtigen und neu einlesen',
  }),
  'warn.more-parts-unread': msg({
    message:
      '{count, plural, one {Ein weiteres Bauteil fehlt} other {# weitere Bauteile fehlen}} aus solchen Gründen; Datei neu ausgeben',
  }),
  'warn.file-unread': msg({
    message:
      '„{name}“ ist nicht gelesen (Zeile {line}): {reason, select, E_TYPE {das ist keine NC1-Datei} E_NC1_START {die erste Zeile „ST“ fehlt} E_XML {das Ende fehlt} E_NUMBER {eine Zahl ist nicht lesbar} E_DIM {ein Maß ist nicht möglich} E_EMPTY {sie ist leer} other {der Inhalt ist fehlerhaft}}; neu ausgeben und dazulegen',
  }),
  'warn.more-files-unread': msg({
    message: '{count, plural, one {Eine weitere Datei ist} other {# weitere Dateien sind}} nicht gelesen; neu ausgeben',
  }),
  'warn.row-unread': msg({
    message:
      'Zeile {line} nicht gelesen, {reason, select, quantity {die Menge} length {die Länge} width {die Breite} thickness {die Dicke} other {das Profil}} fehlt oder geht nicht („{found}“); berichtigen und neu einlesen',
  }),
  'warn.more-rows-unread': msg({
    message: '{count, plural, one {Eine weitere Zeile ist} other {# weitere Zeilen sind}} nicht gelesen',
  }),
  'warn.sheets-unread': msg({
    message:
      'Gelesen ist nur das erste Tabellenblatt mit Teilen, {count, plural, one {ein weiteres} other {# weitere}} nicht; jedes Blatt als eigene Datei einlesen',
  }),
  'note.same-file': msg({
    message:
      '„{name}“ liegt {count, plural, one {noch einmal} other {noch #-mal}} dabei und ist einmal gezählt; Menge prüfen',
  }),
  'note.files-ignored': msg({
    message:
      '{count, plural, one {Eine Datei liegt} other {# Dateien liegen}} ungelesen dabei: {names}; wird eine gebraucht, sie einzeln ablegen',
  }),
  'warn.reference-missing': msg({
    message:
      '{count, plural, one {Ein Verweis einer Baugruppe zeigt} other {# Verweise von Baugruppen zeigen}} auf nichts; Stückzahlen prüfen',
  }),
  'warn.piece-named-twice': msg({
    message:
      '{count, plural, one {Ein Stück ist} other {# Stücke sind}} mehrfach Baugruppen zugeteilt und nur einmal gezählt; Stückzahlen prüfen',
  }),
  'warn.encoding-guessed': msg`Der Zeichensatz der Datei ist angenommen (Windows-1252); Umlaute in den Namen prüfen`,
  'warn.surfaces-left-out': msg({
    message:
      '{count, plural, one {# Flächenmodell umschließt} other {# Flächenmodelle umschließen}} keinen Körper; als Volumenkörper ausgeben, wenn es Bauteile sind',
  }),
} satisfies Record<Exclude<RemarkCode, GeometryRemarkCode | TimberRemarkCode>, MessageDescriptor>;
