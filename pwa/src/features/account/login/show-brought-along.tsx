import { Plural } from '@lingui/react/macro';
import { addToast } from '../../../ui/signals/toasts.ts';

/** Says that what was made here before the sign-in is in the account now. */
export const showBroughtAlong = (projects: number) =>
  addToast({
    words: (
      <Plural
        value={projects}
        one="Ihr Projekt von vorhin ist jetzt in Ihrem Konto. Es gelten Ihre Preise."
        other="Ihre # Projekte von vorhin sind jetzt in Ihrem Konto. Es gelten Ihre Preise."
      />
    ),
  });
