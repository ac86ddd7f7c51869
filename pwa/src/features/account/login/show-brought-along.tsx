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

/** Whoever signs in may make no projects: what was made here before stays where it is. */
export const showLeftHere = (projects: number) =>
  addToast({
    words: (
      <Plural
        value={projects}
        one="Ihr Projekt von vorhin ist nicht in Ihrem Konto: Sie dürfen keine Projekte anlegen. Es bleibt auf diesem Gerät, nach dem Abmelden sehen Sie es wieder."
        other="Ihre # Projekte von vorhin sind nicht in Ihrem Konto: Sie dürfen keine Projekte anlegen. Sie bleiben auf diesem Gerät, nach dem Abmelden sehen Sie sie wieder."
      />
    ),
  });
