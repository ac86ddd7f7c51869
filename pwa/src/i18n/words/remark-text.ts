import type { RemarkCode } from '@knotenblech/shared/files/document/remark-codes.ts';
import type { GeometryRemarkCode } from '@knotenblech/shared/geometry/body/geometry-remarks.ts';
import type { PartWarningCode } from '@knotenblech/shared/parts/findings/part-findings.ts';
import type { Surface } from '@knotenblech/shared/parts/finishes.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { AssemblyWarningCode } from '@knotenblech/shared/prices/check/check-assembly.ts';
import type { priceRemarks } from '@knotenblech/shared/prices/check/request-findings.ts';
import type { TimberRemarkCode } from '@knotenblech/shared/timber/file-timber/timber-remarks.ts';
import { writtenValues } from '@knotenblech/shared/values/errors/error-values.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldInFile } from './file-error-labels.ts';
import { surfaceLabels } from './part-labels.ts';
import { processingInFile } from './processing-labels.ts';
import { readingRemarkWords } from './reading-remark-labels.ts';

const sharpCorner = msg({
  message:
    'Innenecke mit Radius {radiusMm} mm ({count}-mal); bei tragenden Teilen mit mindestens {leastMm} mm runden oder freibohren',
});

/** What geometry finds at a part. */
const geometryRemarkLabels = {
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
  'warn.slot-too-narrow': msg({
    message: 'Ausschnitt nur {widthMm} mm breit ({count}-mal); der Laser braucht {leastMm} mm',
  }),
  'warn.sink-too-deep': msg({
    message:
      'Senkung Ø{diameterMm} ist {depthMm} mm tief ({count}-mal), darunter bleiben nur {restMm} mm; dickeres Blech nehmen oder flacher senken',
  }),
  'seen.sharp-corner': sharpCorner,
  'warn.falls-apart': msg({
    message: 'Die Schnitte teilen das Blech in {count} Stücke; jedes Stück als eigenes Bauteil zeichnen',
  }),
} satisfies Record<GeometryRemarkCode, MessageDescriptor>;

/** What the rules of manufacturing warn of. */
const partWarningLabels = {
  'warn.hole-smaller-than-thickness': msg({
    message:
      'Loch Ø{diameterMm} ist kleiner als das Blech dick ist ({thicknessMm} mm) und wird gebohrt ({count}-mal); ab Ø{thicknessMm} schneidet es der Laser mit',
  }),
  'warn.hole-below-drill': msg({
    message: 'Loch Ø{diameterMm} ist zum Bohren zu klein ({count}-mal); unser dünnster Bohrer hat Ø{leastMm}',
  }),
  'warn.hole-deep': msg({
    message: 'Loch Ø{diameterMm} ist {depthMm} mm tief ({count}-mal); wir bohren es in mehreren Zügen',
  }),
  'warn.smaller-than-cutter': msg({
    message: '{lengthMm} × {widthMm} mm ist dem Laser zu klein; ab {leastMm} mm Breite fällt nichts durch den Rost',
  }),
  'warn.narrow-strip': msg({
    message:
      'Nur {widthMm} mm breit bei {lengthMm} mm Länge; so schmal verzieht sich das Blech, ab {leastMm} mm bleibt es gerade',
  }),
  'warn.bend-radius': msg({
    message:
      'Innenradius {radiusMm} mm ist für {thicknessMm} mm {grade} zu klein, an der Kante kann es reißen; ab {leastMm} mm ist es sicher',
  }),
  'warn.bend-leg': msg({
    message:
      'Kantschenkel {legMm} mm ist zu kurz, bei {thicknessMm} mm fasst ihn die Presse erst ab {leastMm} mm; länger zeichnen oder schweißen lassen',
  }),
  'warn.bend-hole': msg({
    message:
      'Bohrung ∅ {diameterMm} liegt {distanceMm} mm vor der Kantung, unter {leastMm} mm verzieht sie sich; versetzen oder nach dem Kanten bohren',
  }),
  'warn.steep-cut': msg({ message: 'Sägeschnitt {bevelDeg}° schräg; unsere Säge schwenkt bis {mostDeg}°' }),
  'warn.short-thread': msg({
    message:
      'Gewinde M{diameterMm} in {thicknessMm} mm Blech trägt weniger als die Schraube; dicker wählen oder eine Mutter nehmen',
  }),
  'warn.coat-for-use': msg({
    message:
      '{serviceClass, select, 1 {Innen} 2 {Unter Dach} other {Im Freien}} hält „{surface}“ auf {thicknessMm} mm Stahl nicht; verzinken oder nichtrostenden Stahl wählen',
  }),
  'warn.coat-for-wood': msg({
    message:
      'Die Säure {wood, select, oak {von Eiche, Kastanie oder Robinie} other {von nasser Lärche oder Douglasie}} greift Stahl und Zink an; nichtrostender Stahl oder Pulver hält',
  }),
  'warn.grade-too-thick': msg({
    message:
      '{grade} kann ab {mostMm} mm in der Kälte spröde brechen, das Teil ist {thicknessMm} mm dick; J2 ist zäher',
  }),
  'warn.sharp-corner': sharpCorner,
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

/** What does not fit between a part and the wood of the same file. */
const timberRemarkLabels = {
  'warn.timber-hole-offset': msg({
    message:
      'Loch im Blech und Bohrung in „{timber}“ liegen {offsetMm} mm auseinander ({count}-mal); Spiel ist {mostMm} mm. Bohrung oder Loch verschieben',
  }),
  'warn.timber-hole-missing': msg({
    message: 'Vor dem Loch Ø{holeMm} ist „{timber}“ nicht gebohrt ({count}-mal), bei anderen Löchern schon; nachtragen',
  }),
  'warn.timber-not-drilled': msg({
    message: '„{timber}“ hat in der Datei keine Bohrungen für die Löcher ({count}-mal)',
  }),
  'warn.timber-drilling-blocked': msg({
    message:
      'Bohrung Ø{drillingMm} in „{timber}“ trifft auf Stahl ohne Loch ({count}-mal); Loch vorsehen oder Blech drehen',
  }),
  'warn.timber-drilling-wide': msg({
    message:
      'Bohrung Ø{drillingMm} in „{timber}“ ist für den Bolzen im Loch Ø{holeMm} zu weit ({count}-mal); höchstens Ø{mostMm}',
  }),
  'warn.timber-drilling-narrow': msg({
    message:
      'Bohrung Ø{drillingMm} in „{timber}“ ist für das Loch Ø{holeMm} zu eng ({count}-mal); ab Ø{leastMm} passen beide zusammen',
  }),
  'warn.timber-slot-narrow': msg({
    message: 'Schlitz in „{timber}“ ist {slotMm} mm weit, das Blech {plateMm} mm dick; Schlitz weiter machen',
  }),
  'warn.timber-slot-tight': msg({
    message: 'Schlitz in „{timber}“ ist mit {slotMm} mm knapp; ab {leastMm} mm geht das Blech leicht hinein',
  }),
  'warn.timber-collision': msg({
    message:
      'Steckt {depthMm} mm tief im Holz von „{timber}“, ohne dass dort etwas ausgenommen ist ({count}-mal); Lage oder Ausnehmung prüfen',
  }),
} satisfies Record<TimberRemarkCode, MessageDescriptor>;

/** What is said of parts that are welded together. */
const assemblyWarningLabels = {
  'warn.mixed-grades': msg({
    message: 'Mehrere Stahlsorten in einer tragenden Baugruppe ({grades}); wir kennzeichnen die Teile',
  }),
  'warn.thickness-ratio': msg({
    message:
      'Teile von {thinMm} und {thickMm} mm Dicke in einem Zinkbad; ab dem {most}-Fachen verzieht sich das dünne Blech',
  }),
  'warn.seam-angle': msg({
    message:
      '{one} und {other} stehen {angleDeg}° zueinander; in die enge Seite kommt kein Schweißbrenner, unter {leastDeg}° schweißen wir nur von außen',
  }),
  'warn.sealed-overlap': msg({
    message:
      '{one} und {other} liegen mit {areaCm2} cm² aufeinander und sind ringsum verschweißt; über {mostCm2} cm² bitte ein Loch von 10 bis 12 mm vorsehen, sonst platzt die Naht im Zinkbad',
  }),
  'warn.seam-hidden': msg({
    message:
      'An {hiddenMm} mm Naht kommt kein Schweißbrenner, wenn alles steht, am längsten zwischen {one} und {other}; wir schweißen dort vorher oder nur von der anderen Seite',
  }),
} satisfies Record<AssemblyWarningCode, MessageDescriptor>;

type PriceRemarkCode = (typeof priceRemarks)[keyof typeof priceRemarks];

/** Why a part has no price by itself, where the reading has no code for it. */
const priceRemarkLabels = {
  'request.assembly-part': msg`Steht für eine ganze Baugruppe; ihre Teile einzeln ausgeben, dann haben sie einen Preis`,
  'request.grade-not-stocked': msg({
    message:
      '{grade} haben wir {stock, select, plate {als Blech} open {als offenes Profil} hollow {als Hohlprofil} other {als Stab}} nicht am Lager; eine andere Stahlsorte wählen',
  }),
  'request.missing-specificity': msg`Warmgefertigt oder kaltgeformt? Bitte wählen`,
  'request.missing-thickness': msg`Die Blechdicke fehlt; im Programm angeben und die Datei neu ausgeben`,
  'request.thickness-too-large': msg({
    message: 'Blech {thicknessMm} mm ist dicker als unsere Grenze von {largestMm} mm; dünner wählen oder anfragen',
  }),
  'request.too-long': msg({
    message: '{lengthMm} mm ist länger als unsere Stangen von {longestMm} mm; in kürzere Teile mit Stoß aufteilen',
  }),
  'request.larger-than-laser-bed': msg({
    message: '{lengthMm} × {widthMm} mm passt nicht auf den Laser ({bedLengthMm} × {bedWidthMm} mm); das Blech teilen',
  }),
  'request.larger-than-zinc-bath': msg({
    message:
      '{lengthMm} × {widthMm} × {heightMm} mm passt nicht ins Zinkbad ({bathLengthMm} × {bathWidthMm} × {bathDepthMm} mm); teilen oder eine andere Oberfläche wählen',
  }),
  'request.too-thin-for-zinc': msg({
    message:
      '{thicknessMm} mm ist zum Feuerverzinken zu dünn; mindestens {smallestMm} mm oder eine andere Oberfläche wählen',
  }),
  'request.grade-not-galvanised': msg({
    message: '{grade} wird nicht feuerverzinkt; eine andere Oberfläche oder Stahlsorte wählen',
  }),
  'request.colour-missing': msg`Die RAL-Farbe fehlt; bitte wählen`,
  'request.colour-unknown': msg({ message: 'RAL {ralNumber} gibt es in RAL Classic nicht; bitte eine Farbe wählen' }),
  'request.seam-too-thin': msg({
    message:
      'Die Kehlnaht zwischen Teil {first} und {second} wäre nur a = {aMm} mm; ab a = {leastMm} mm schweißen wir ohne Rückfrage',
  }),
  'request.seam-too-thick': msg({
    message:
      'Die Kehlnaht zwischen Teil {first} und {second} mit a = {aMm} mm ist zu dick für {thicknessMm} mm Wanddicke; höchstens a = {mostMm} mm',
  }),
  'request.by-admin': msg`Wir rechnen diesen Preis von Hand`,
} satisfies Record<Exclude<PriceRemarkCode, RemarkCode>, MessageDescriptor>;

const words: Readonly<Record<string, MessageDescriptor>> = {
  ...readingRemarkWords,
  ...geometryRemarkLabels,
  ...priceRemarkLabels,
  ...partWarningLabels,
  ...timberRemarkLabels,
  ...assemblyWarningLabels,
};

/** A reason or finding in the user's language; a code that this version does not know yet is shown as it is. */
export const remarkText = (i18n: I18n, { code, values }: Remark) => {
  const descriptor = words[code];
  if (!descriptor) return code;
  const text = i18n._({ ...descriptor, values: { ...writtenValues(values), ...namedValues(i18n, values) } });
  return values['asOf'] === 'file' ? `${text} ${i18n._(ofFileAsItWas)}` : text;
};

const ofFileAsItWas = msg`(Stand der Datei, vor Ihrer Änderung)`;

/** What a remark names by a word of the file, as the user calls it. */
const namedValues = (i18n: I18n, values: Remark['values']): Record<string, string> => {
  const { kind, name, choice, parameter, surface } = values;
  const meaning =
    typeof choice === 'string' && Object.hasOwn(chosenMeaningLabels, choice) && chosenMeaningLabels[choice];
  return {
    ...(typeof kind === 'string' && { kind: processingInFile(i18n, kind, String(name ?? kind)) }),
    ...(typeof parameter === 'string' && { parameter: fieldInFile(i18n, parameter) }),
    ...(typeof surface === 'string' &&
      surface in surfaceLabels && { surface: i18n._(surfaceLabels[surface as Surface]) }),
    ...(meaning && { choice: i18n._(meaning) }),
  };
};

const contour = msg`eine geschlossene Kontur über die ganze Fläche ist der Umriss, jede andere ein Ausschnitt; eine positive Neigung lässt die Unterkante links der Linie; eine offene Sägekontur ist eine Fuge von 3 mm`;

/** How a processing is read whose meaning the format leaves open, by the name of the choice in shared's chosen-meanings.ts. */
export const chosenMeaningLabels: Readonly<Record<string, MessageDescriptor>> = {
  JackRafterCut: msg`die Neigung liegt im bleibenden Stahl, zwischen Seite und Schnittfläche`,
  DoubleCut: msg`ist der erste Winkel kleiner als der zweite, entsteht eine Kerbe im Ende, sonst eine Spitze`,
  LongitudinalCut: msg`eine negative Neigung nimmt die ferne Kante; die Endwände stehen rechtwinklig zur Schnittfläche; eine begrenzte Tiefe lässt einen Boden parallel zur Seite`,
  RidgeValleyCut: msg`eine positive Neigung fällt von der Linie aus ins Bauteil, eine negative steigt; die Endwände stehen rechtwinklig zur Seite`,
  SawCut: msg`die Schnittfuge ist 3 mm breit und liegt auf der Werkzeugseite; die Tiefe zählt rechtwinklig zur Seite`,
  Slot: msg`am Stabende ist der Schlitz gespiegelt; die Winkel liegen zwischen Bezugslinie, Endwänden und Boden; mit einer Anfangstiefe liegt er in der Stirnfläche`,
  Lap: msg`die Neigungen liegen im bleibenden Stahl; beide Endwände sind parallel, die Länge zählt rechtwinklig zwischen ihnen`,
  Pocket: msg`der Boden fällt um die Neigung in Längsrichtung und steigt um das Gefälle quer dazu; die Wandwinkel liegen in der Tasche zwischen Boden und Wand`,
  Drilling: msg`bei Winkel 0° neigt sich die schräge Bohrung zum Anfang der Seite; die Tiefe zählt rechtwinklig zur Seite`,
  Chamfer: msg`das Fasenmaß gilt auf beiden Seiten der Kante; schräge und runde Ausläufe liegen innerhalb der Länge`,
  FreeContour: contour,
  SawContour: contour,
  MillContour: contour,
  PatternContour: msg`das Muster steht am Anfang, in jedem Abstand und am Ende jedes Abschnitts; was dem Ende näher als das Mindestmaß ist, entfällt`,
  FreeSurface: msg`was über der Fläche liegt, fällt weg, rechtwinklig zur Seite`,
  BirdsMouth: msg`beide Neigungen zählen von der Kehllinie aus in Richtung des Bauteils; ein Nagelloch ist 8 mm weit und rechtwinklig zur Seite`,
  HipValleyRafterNotch: msg`ein geneigter Boden und zwei Wände rechtwinklig dazu; ergeben die Winkel zusammen mehr als 180°, ist es eine Innenecke`,
  LogHouseHalfLap: msg`quer über die ganze Breite, von beiden Seiten, Winkel und Länge wie bei einer Ausklinkung`,
  FrenchRidgeLap: msg`der Boden fällt von einem auf zwei Drittel der Höhe; die Länge ist die eines gleich breiten Gegenstücks`,
  LogHouseJoint: msg`vier Ausklinkungen um den Bezugspunkt; ein Dübelloch ist 20 mm weit`,
  LogHouseFront: msg`ein Hals über die Länge: die Anfangstiefe fehlt oben und unten, die Kantentiefen an den Kanten`,
  Tenon: msg`Form „automatisch“ ist eckig; die Fase hat in der Datei kein Maß und bleibt weg; die Lage gilt der Mitte der Oberkante`,
  Mortise: msg`Form „automatisch“ ist eckig; das Gefälle neigt längs, die Neigung quer; es ist zur Seite offen`,
  House: msg`wie ein Zapfen, mit dem enthaltenen Zapfen an dessen eigener Lage`,
  HouseMortise: msg`wie ein Zapfenloch, mit dem enthaltenen Zapfenloch an dessen eigener Lage`,
  DovetailTenon: msg`die Breite gilt unten an der Brust; die Flanken stehen mit 15°, wenn die Datei keinen Winkel nennt; nur der Boden ist gerundet`,
  DovetailMortise: msg`wie der Schwalbenschwanzzapfen derselben Zahlen; eine Tasche darüber ist ebenso lang`,
  JapaneseTenon: msg`ein Hals, daran ein breiterer Kopf; die Breiten gelten in der Mittelebene`,
  JapaneseMortise: msg`das Gegenstück zum japanischen Zapfen derselben Zahlen`,
  SimpleScarf: msg`die Tiefe an der Bezugsseite ist die Dicke der Spitze; Löcher liegen in der Mitte, zwei in den Dritteln der Länge`,
  ScarfJoint: msg`die Neigung ist das Gefälle des Stoßes; die ebenen Stufen stehen an der Spitze, am Ende oder an beiden`,
  StepJoint: msg`die Stufe liegt am spitzen Ende und halbiert den Außenwinkel; die Ferse steht rechtwinklig zur Strebe`,
  StepJointNotch: msg`so, dass der Versatz derselben Zahlen sie ausfüllt`,
  ProfileFront: msg`zwei Bögen, einer aus dem anderen, nach außen (konvex) oder innen (konkav)`,
  ProfileHead: msg`vom Ende zur Bezugsseite: vor jedem Bogen eine Stufe, zuletzt eine bis zur Seite`,
  ProfileCambered: msg`eine Welle aus zwei Bögen: die größte Tiefe bei einem, die kleinste bei drei Vierteln der Länge`,
  RoundArch: msg`der Bogen beginnt am Anfangsmaß; konvex bleibt der Bogen stehen`,
  Sphere: msg`das Ende wird über die Länge zur Kugel gedreht`,
  TriangleCut: msg`der Keil, den beide Ebenen gemeinsam haben, fällt weg`,
  Dovetail: msg`eine Zunge mit den Höhen der Bezugs- und der Gegenseite, die zur Wurzel hin schmaler wird`,
  TyroleanDovetail: msg`eine Zunge gleicher Höhe, beide Flächen um das Gefälle geneigt`,
};
