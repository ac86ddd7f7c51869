import { msg } from '@lingui/core/macro';
import type { ConnectionProblem } from '../../../sync/status/read-status.ts';

/** Why nothing reaches the server. */
export const connectionProblemLabels = {
  'no network': msg`Dieses Gerät ist offline`,
  'another answers': msg`Das Netz antwortet an Stelle des Servers`,
  'server away': msg`Der Server ist gerade nicht erreichbar`,
  'server fails': msg`Der Server antwortet mit einem Fehler`,
} as const satisfies Record<ConnectionProblem, unknown>;
