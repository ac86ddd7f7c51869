import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.ts';
import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '../i18n/words/error-message.ts';
import { useCatalogue } from '../sync/use-shop.tsx';
import { addToast } from '../ui/signals/toasts.ts';
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
      if (!(error instanceof DomainError)) throw error;
      addToast({ words: errorMessage(i18n, error.code, error.details), tone: 'bad' });
      return null;
    }
  };
};
