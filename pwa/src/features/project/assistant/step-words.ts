import type { AssistantStep } from '@knotenblech/shared/parts/assistant/assistant-step.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const stepWords: Record<AssistantStep, MessageDescriptor> = {
  file: msg`Datei`,
  production: msg`Fertigung`,
  material: msg`Material`,
  surface: msg`Oberfläche`,
  certificate: msg`EN 1090`,
  finish: msg`Abschluss`,
};
