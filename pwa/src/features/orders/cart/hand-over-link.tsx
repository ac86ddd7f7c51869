import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { useColleagues } from './use-colleagues.ts';

/** The way to hand the cart to a colleague; the main one for who cannot order himself. Nothing where nobody could take it. */
export const HandOverLink = ({ isMain }: { isMain: boolean }) => {
  const colleagues = useColleagues() ?? [];
  return colleagues.length === 0 ? null : (
    <LinkButton
      tone={isMain ? 'primary' : 'secondary'}
      isWide
      from="/$lang"
      to="/$lang/shop/basket/handOver"
      state={overPage}
    >
      <Trans>An Kollegen übergeben</Trans>
    </LinkButton>
  );
};
