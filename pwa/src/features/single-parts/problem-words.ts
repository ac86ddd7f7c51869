import type { FormProblem } from '@knotenblech/shared/files/single-parts/check-single-part.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What has to be put right, in one line each. */
export const problemWords: Record<FormProblem['code'], MessageDescriptor> = {
  'name-missing': msg`Der Name fehlt.`,
  'grade-missing': msg`Die Stahlsorte fehlt.`,
  'profile-missing': msg`Das Profil fehlt.`,
  'value-missing': msg`Ein Maß fehlt oder liegt außerhalb seiner Grenzen; es ist am Feld gezeigt.`,
  'openings-many': msg`Das Teil hat mehr als 2.000 Öffnungen.`,
  'corners-meet': msg`Zwei Ecken lassen von ihrer gemeinsamen Kante nichts übrig.`,
  'opening-outside': msg`Eine Öffnung liegt nicht ganz im Blech.`,
  'slot-too-short': msg`Ein Langloch ist kürzer als breit.`,
  'openings-overlap': msg`Ein Raster legt Öffnungen auf dieselbe Stelle.`,
};
