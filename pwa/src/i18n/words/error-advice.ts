import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const exportAgain = msg`Exportieren Sie die Datei noch einmal aus Ihrem Programm und legen Sie sie wieder ab.`;
const splitIt = msg`Teilen Sie das Projekt im Programm auf mehrere Dateien auf.`;
const otherFormat = msg`Wählen Sie beim Export das Format BTLx in der Version 1.0 bis 2.3.1, STWX 1.0 oder NC1 (DSTV).`;
const dropAgain = msg`Legen Sie die Datei danach noch einmal ab.`;
const repairPart = msg`Prüfen Sie das Bauteil an dieser Stelle in Ihrem Programm und exportieren Sie neu.`;
const checkUnit = msg`Prüfen Sie Maße und Maßeinheit des Bauteils an dieser Stelle in Ihrem Programm und exportieren Sie neu in Millimetern.`;
const chooseParts = msg`Wählen Sie vor dem Export die Bauteile aus, die gefertigt werden sollen, und legen Sie die Datei wieder ab.`;
const unpackIt = msg`Entpacken Sie das Archiv und legen Sie die Bauteildatei daraus einzeln ab.`;
const decryptIt = msg`Entpacken Sie das Archiv mit seinem Passwort und legen Sie die Datei daraus einzeln ab.`;
const packPartFile = msg`Das Archiv muss genau eine Bauteildatei enthalten (BTLx, STWX oder NC1); Zeichnungen dürfen dabei liegen.`;

const adviceByCode: Partial<Record<ErrorCode, typeof exportAgain>> = {
  E_TYPE: otherFormat,
  E_VERSION: otherFormat,
  E_ENC: otherFormat,
  E_SIZE: splitIt,
  E_PARTS: splitIt,
  E_LIMIT: splitIt,
  E_READ_TIME: splitIt,
  E_READ_MEMORY: splitIt,
  E_DIM: checkUnit,
  E_COORD: repairPart,
  E_COUNT: repairPart,
  E_RANGE: repairPart,
  E_GEOM: repairPart,
  E_NUMBER: repairPart,
  E_REF: repairPart,
  E_CYCLE: repairPart,
  E_NO_PARTS: chooseParts,
  E_ZIP: unpackIt,
  E_ZIP_NAME: unpackIt,
  E_ZIP_TYPE: unpackIt,
  E_ZIP_RATIO: unpackIt,
  E_ZIP_OVERLAP: unpackIt,
  E_ZIP_NESTED: unpackIt,
  E_ZIP_METHOD: unpackIt,
  E_ZIP_DUP: unpackIt,
  E_ZIP_ENC: decryptIt,
  E_ZIP_COUNT: packPartFile,
  E_ZIP_EMPTY: packPartFile,
  device_full: dropAgain,
};

/** What a user can do about a file that was refused. */
export const errorAdvice = (i18n: I18n, code: ErrorCode) => i18n._(adviceByCode[code] ?? exportAgain);
