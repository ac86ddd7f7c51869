import type { MessageSeverity } from '@knotenblech/shared/messages/message-severity.schema.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const messageSeverityLabels = {
  RED: msg`dringend`,
  YELLOW: msg`wichtig`,
  GREEN: msg`Standard`,
  WHITE: msg`Hinweis`,
} satisfies Record<MessageSeverity, MessageDescriptor>;
