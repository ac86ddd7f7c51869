import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import type { ProjectSearch } from '../project-search.ts';

type LadderLinkProps = { of: Pick<ProjectSearch, 'part' | 'assembly'>; isIcon?: boolean };

/** Stands beside a price: what it would be at other quantities. Where there is no room, as an icon. */
export const LadderLink = ({ of, isIcon = false }: LadderLinkProps) => {
  const { t } = useLingui();
  return (
    <LinkButton
      from="/$lang/shop/project/$projectId"
      to="/$lang/shop/project/$projectId/ladder"
      search={({ part: _part, assembly: _assembly, ...before }) => ({ ...before, ...of })}
      state={overPage}
      tone="quiet"
      icon={<Icon name="ladder" />}
      aria-haspopup="dialog"
      {...(isIcon && { 'aria-label': t`Mehrmals dieses Projekt`, title: t`Mehrmals dieses Projekt` })}
    >
      {isIcon ? null : <Trans>Preis nach Menge</Trans>}
    </LinkButton>
  );
};
