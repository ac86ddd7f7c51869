import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { measureAsInWorker } from '../../../worker/measure-as-in-worker.ts';
import { showRefusal } from '../../issues/public/show-failure.ts';

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
