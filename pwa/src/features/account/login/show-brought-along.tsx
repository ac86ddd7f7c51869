import { Plural } from '@lingui/react/macro';
import { addToast } from '../../../ui/signals/toasts.ts';

const mostNames = 3;

/** The projects of a visit by their names, the first of many. */
export const namesOf = (names: readonly string[]) =>
  [...names.slice(0, mostNames).map((name) => `„${name}“`), ...(names.length > mostNames ? ['…'] : [])].join(', ');

/** Says what was made here before the sign-in and is in the account now. */
export const showBroughtAlong = (names: readonly string[]) =>
  addToast({
    words: (
      <>
        <Plural
          value={names.length}
          one="Ihr Projekt von vorhin ist jetzt in Ihrem Konto. Es gelten Ihre Preise."
          other="Ihre # Projekte von vorhin sind jetzt in Ihrem Konto. Es gelten Ihre Preise."
        />{' '}
        {namesOf(names)}
      </>
    ),
  });
