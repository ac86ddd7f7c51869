import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.ts';
import { useLingui } from '@lingui/react/macro';
import { showRefusal } from '../failures/tell-failure.ts';
import { useCatalogue } from '../sync/use-catalogue.ts';
import { measureAsInWorker } from '../worker/measure-as-in-worker.ts';

/** Measures parts, as their file has them, with a profile; null when that cannot be done, which is then told. */
export const useProfileMeasures = () => {
  const { i18n } = useLingui();
  const catalogue = useCatalogue();
  return async (parts: readonly PartFacts[], profileId: string): Promise<MeasuredAs[] | null> => {
    if (!catalogue) return null;
    try {
      return await measureAsInWorker(parts, profileId, catalogue);
    } catch (error) {
      showRefusal(i18n, error);
      return null;
    }
  };
};
