import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Parts shown as they come, by the file of their view, with their finish. */
export const finishOf = {
  podest: msg`feuerverzinkt`,
  'hr-205': msg`grundiert`,
  'wf-305': msg`pulverbeschichtet, RAL 7016`,
  'kp-120': msg`feuerverzinkt`,
} satisfies Record<string, MessageDescriptor>;
