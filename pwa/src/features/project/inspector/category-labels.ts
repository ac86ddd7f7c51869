import type { PartCategory } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const categoryLabels = {
  FLAT: msg`Blech`,
  GIRDER: msg`Träger`,
  PROFILE: msg`Profil`,
  ASSEMBLY: msg`Baugruppe`,
} satisfies Record<PartCategory, MessageDescriptor>;
