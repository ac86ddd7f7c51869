import type { KeyScope } from '@knotenblech/shared/accounts/company-key.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a key may do, as people say it. */
export const scopeWords: Record<KeyScope, MessageDescriptor> = {
  'projects:read': msg`Projekte und Teile lesen`,
  'projects:write': msg`Projekte hochladen und ändern`,
  'prices:read': msg`Preise sehen`,
  'orders:read': msg`Bestellungen und Warenkorb lesen`,
  'orders:write': msg`Verbindlich bestellen`,
};
