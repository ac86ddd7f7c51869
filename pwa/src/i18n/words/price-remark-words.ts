import type { RemarkCode } from '@knotenblech/shared/files/document/remark-codes.ts';
import type { priceRemarks } from '@knotenblech/shared/prices/price-remarks.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type PriceRemarkCode = (typeof priceRemarks)[keyof typeof priceRemarks];

/** Why a part has no price by itself, where the reading has no code for it. */
export const priceRemarkLabels = {
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
