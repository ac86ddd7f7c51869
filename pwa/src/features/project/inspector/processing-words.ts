import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Processings of BTLx as a steel workshop calls them; others keep their name of the file. */
export const processingWords: Readonly<Record<string, MessageDescriptor>> = {
  JackRafterCut: msg`Endschnitt`,
  DoubleCut: msg`Doppelschnitt`,
  LongitudinalCut: msg`Längsschnitt`,
  Drilling: msg`Bohrung`,
  Lap: msg`Ausklinkung`,
  Pocket: msg`Tasche`,
  Slot: msg`Schlitz`,
  Mortise: msg`Ausfräsung`,
  Tenon: msg`Zapfen`,
  FreeContour: msg`Freie Kontur`,
  SawContour: msg`Konturschnitt`,
  Chamfer: msg`Fase`,
  Text: msg`Beschriftung`,
  Marking: msg`Anriss`,
};
