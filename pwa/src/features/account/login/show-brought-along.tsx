import { Plural, useLingui } from '@lingui/react/macro';
import { addToast } from '../../../ui/signals/toasts.ts';

const mostNames = 3;

/** The projects of a visit by their names, the first of many. */
export const useNames = (names: readonly string[]) => {
  const { t } = useLingui();
  return [...names.slice(0, mostNames).map((name) => t`„${name}“`), ...(names.length > mostNames ? ['…'] : [])].join(
    ', ',
  );
};

/** Says what was made here before the sign-in and is in the account now. */
export const showBroughtAlong = (names: readonly string[]) => addToast({ words: <Brought names={names} /> });

const Brought = ({ names }: { names: readonly string[] }) => {
  const projects = names.length;
  return (
    <>
      <Plural
        value={projects}
        one="Ihr Projekt von vorhin ist jetzt in Ihrem Konto. Es gelten Ihre Preise."
        other="Ihre # Projekte von vorhin sind jetzt in Ihrem Konto. Es gelten Ihre Preise."
      />{' '}
      {useNames(names)}
    </>
  );
};
