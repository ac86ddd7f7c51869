import type { Surface } from '@knotenblech/shared/projects/surface.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A change of surface in words; a colour is named by its RAL number. */
export const describeSurface = (
  name: string,
  { surface, ralNumber }: { surface: Surface; ralNumber: string | null },
): MessageDescriptor => {
  switch (surface) {
    case 'RAW':
      return msg`Oberfläche von ${name}: roh`;
    case 'ZINCED':
      return msg`Oberfläche von ${name}: feuerverzinkt`;
    case 'COATED':
      return msg`Oberfläche von ${name}: grundiert`;
    case 'POWDER_COATED':
    case 'POWDER_COATED_CUSTOM':
      return ralNumber === null
        ? msg`Oberfläche von ${name}: pulverbeschichtet`
        : msg`Oberfläche von ${name}: pulverbeschichtet in RAL ${ralNumber}`;
  }
};
