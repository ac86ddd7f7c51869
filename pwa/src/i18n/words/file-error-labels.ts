import { partFormatNames } from '@knotenblech/shared/files/document/part-formats.schema.ts';
import type { ReadingHead } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type FileErrorCode = Extract<ErrorCode, `E_${string}`>;

/** What is wrong with a file. Values: found, name, min, max, allowed, missing, megabytes. */
export const fileErrorLabels = {
  E_EMPTY: msg`Die Datei ist leer.`,
  E_TYPE: msg`Dieses Format lesen wir nicht.`,
  E_NC1_START: msg({
    message: 'Der NC1-Datei fehlt die erste Zeile „ST“; sie beginnt mit „{found}“.',
  }),
  E_ENC: msg({ message: 'Die Zeichenkodierung der Datei ist nicht lesbar ({found}).' }),
  E_XML: msg`Die Datei ist beschädigt oder abgeschnitten; ihr Aufbau ist nicht vollständig.`,
  E_DTD: msg`Die Datei bringt eigene Regeln für ihren Aufbau mit (Dokumenttyp). Solche Dateien lesen wir aus Sicherheitsgründen nicht.`,
  E_PI: msg`Die Datei enthält Anweisungen an fremde Programme. Solche Dateien lesen wir aus Sicherheitsgründen nicht.`,
  E_CHAR: msg`Die Datei enthält Steuerzeichen, die in ihr nicht vorkommen dürfen.`,
  E_VERSION: msg({ message: 'Diese Version des Formats lesen wir nicht: {found}.' }),
  E_DEPTH: msg({ message: 'Die Datei ist tiefer verschachtelt als {max} Ebenen.' }),
  E_ATTR: msg({ message: 'Eine Stelle der Datei hat mehr als {max} Angaben.' }),
  E_TEXT: msg({ message: 'Ein Text in der Datei ist länger als {max} Zeichen.' }),
  E_NAME: msg({ message: 'Ein Name in der Datei ist länger als {max} Zeichen.' }),
  E_NUMBER: msg({ message: '{name} ist keine Zahl: „{found}“.' }),
  E_DIM: msg({
    message:
      '{name} ist {found} mm; möglich sind {min} bis {max} mm.{hint, select, small { Vermutlich zählt die Datei in Metern statt in Millimetern.} large { Vermutlich stimmt die Maßeinheit der Datei nicht; gebraucht werden Millimeter.} other {}}',
  }),
  E_COORD: msg({ message: '{name} liegt mit {found} mm weiter als {max} mm vom Bauteil entfernt.' }),
  E_COUNT: msg({ message: 'Die Stückzahl {found} ist nicht möglich; höchstens {max}.' }),
  E_RANGE: msg({
    message:
      '{name} ist „{found}“{bounds, select, words {; erlaubt ist {allowed}} numbers {; erlaubt ist {min} bis {max}} other {, das erlaubt das Format nicht}}.',
  }),
  E_GEOM: msg({
    message:
      'Die Geometrie eines Bauteils ist unvollständig oder widersprüchlich{gap, select, named { (es fehlt: {missing})}}.',
  }),
  E_PARTS: msg({ message: 'Die Datei hat zu viele Bauteile; höchstens {max}.' }),
  E_LIMIT: msg({ message: 'Die Datei ist an einer Stelle zu umfangreich; höchstens {max} Einträge.' }),
  E_REF: msg({ message: 'Die Datei verweist auf etwas, das es in ihr nicht gibt: {found}.' }),
  E_CYCLE: msg`Baugruppen der Datei enthalten sich gegenseitig.`,
  E_SIZE: msg({ message: 'Die Datei ist größer als {megabytes} MB.' }),
  E_ZIP: msg`Das Archiv ist beschädigt.`,
  E_ZIP_NAME: msg({ message: 'Das Archiv enthält einen unzulässigen Dateinamen: {found}.' }),
  E_ZIP_TYPE: msg`Das Archiv enthält eine Verknüpfung oder etwas anderes als Dateien.`,
  E_ZIP_RATIO: msg`Das Archiv ist so stark gepackt, dass wir es aus Sicherheitsgründen nicht öffnen.`,
  E_ZIP_OVERLAP: msg`Das Verzeichnis des Archivs passt nicht zu seinem Inhalt.`,
  E_ZIP_NESTED: msg`Das Archiv enthält ein weiteres Archiv.`,
  E_ZIP_COUNT: msg({
    message:
      '{max, select, 1 {Das Archiv enthält {found} Bauteildateien; erlaubt ist eine, oder es sind alle NC1} other {Das Archiv enthält {found} Dateien; höchstens {max}}}.',
  }),
  E_ZIP_ENC: msg`Das Archiv ist verschlüsselt.`,
  E_ZIP_METHOD: msg`Das Archiv ist auf eine Art gepackt, die wir nicht lesen.`,
  E_ZIP_DUP: msg`Das Archiv enthält eine Datei zweimal.`,
  E_ZIP_EMPTY: msg`Das Archiv enthält keine Bauteildatei.`,
  E_READ_TIME: msg`Das Lesen hat zu lange gedauert und wurde abgebrochen.`,
  E_READ_MEMORY: msg`Die Datei braucht zum Lesen zu viel Speicher.`,
  E_READ_FAILED: msg`Die Datei konnte nicht gelesen werden.`,
  E_NO_PARTS: msg`Die Datei enthält keine Bauteile.`,
  E_OUTLINE: msg({
    message: 'Kein Umriss der Zeichnung ist geschlossen; die längste offene Linie beginnt bei x {x}, y {y}.',
  }),
} satisfies Record<FileErrorCode, MessageDescriptor>;

/** Fields of BTLx and of the header of NC1 that a refusal or finding may name. */
export const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  Length: msg`Länge`,
  Height: msg`Höhe`,
  Width: msg`Breite`,
  Depth: msg`Tiefe`,
  Diameter: msg`Durchmesser`,
  Angle: msg`Winkel`,
  Inclination: msg`Neigung`,
  Count: msg`Stückzahl`,
  StartX: msg`Anfangsmaß längs`,
  StartY: msg`Anfangsmaß quer`,
  Orientation: msg`Stabende`,
  Thickness: msg`Dicke`,
  FlangeThickness: msg`Flanschdicke`,
  WebThickness: msg`Stegdicke`,
  Radius: msg`Radius`,
  Weight: msg`Gewicht`,
  Surface: msg`Anstrichfläche`,
  SawLength: msg`Sägelänge`,
  ProfileCode: msg`Profilart`,
  WebCutStart: msg`Stegschnitt am Anfang`,
  WebCutEnd: msg`Stegschnitt am Ende`,
  FlangeCutStart: msg`Flanschschnitt am Anfang`,
  FlangeCutEnd: msg`Flanschschnitt am Ende`,
};

/** A field in the user's language with its name of the file in brackets; one that is unknown keeps its name alone. */
export const fieldInFile = (i18n: I18n, name: string): string =>
  Object.hasOwn(fieldLabels, name) ? `${i18n._(fieldLabels[name] as MessageDescriptor)} (${name})` : name;

/** What a file is called by its format, 'BTLx 2.1'; a list and one that is not read by its type, 'CSV', 'PDF'. */
export const formatName = ({ format, formatVersion }: Pick<ReadingHead, 'format' | 'formatVersion'>): string =>
  format === 'other' || format === 'list' ? formatVersion : `${partFormatNames[format]} ${formatVersion}`;
