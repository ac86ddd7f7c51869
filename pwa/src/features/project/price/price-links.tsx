import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { useProject } from '../open/project-context.tsx';
import styles from './price-dialog.module.css';
import { useCartAction } from './use-basket-action.ts';

/** From the summary of a project's price to everything it is made of, to its sums alone, and to what it costs otherwise. */
export const PriceLinks = () => {
  const { source, figures } = useProject();
  const { project } = source;
  const { effective } = figures;
  const params = { projectId: project.id };
  const { isAllowed } = useCartAction();
  return (
    <>
      {isAllowed && effective && !effective.onRequest && project.trashedAt === null ? (
        <LinkButton from="/$lang" to="/$lang/shop/quote" search={{ project: project.id }} tone="quiet">
          <Trans>Als Angebot sichern</Trans>
        </LinkButton>
      ) : null}
      <LinkButton
        from="/$lang"
        to="/$lang/shop/project/$projectId/variants"
        params={params}
        search={{}}
        replace
        state={(before) => before}
        tone="quiet"
      >
        <Trans>Varianten vergleichen</Trans>
      </LinkButton>
      <LinkButton from="/$lang" to="/$lang/shop/simplePriceDetails/$projectId" params={params} tone="quiet">
        <Trans>Nur Summen</Trans>
      </LinkButton>
      <LinkButton from="/$lang" to="/$lang/shop/priceDetails/$projectId" params={params}>
        <Trans>Alle Einzelheiten</Trans>
      </LinkButton>
    </>
  );
};

type PieceSearch = { part: number } | { assembly: number };

/** From the price of a part or an assembly to how it comes about, and to its variants. */
export const PieceLinks = ({ search }: { search: PieceSearch }) => (
  <div className={styles.pieceLinks}>
    <LinkButton
      from="/$lang/shop/project/$projectId"
      to="/$lang/shop/project/$projectId/why"
      search={(before) => ({ ...before, ...search })}
      state={overPage}
      tone="secondary"
    >
      <Trans>Warum dieser Preis?</Trans>
    </LinkButton>
    {'part' in search ? (
      <LinkButton
        from="/$lang/shop/project/$projectId"
        to="/$lang/shop/project/$projectId/variants"
        search={(before) => ({ ...before, ...search })}
        state={overPage}
        tone="secondary"
      >
        <Trans>Menge und Oberfläche vergleichen</Trans>
      </LinkButton>
    ) : null}
  </div>
);
