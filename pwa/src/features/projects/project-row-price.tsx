import type { Project } from '@knotenblech/shared/projects/project.ts';
import type { ProjectPrice } from '@knotenblech/shared/projects/project-price.ts';
import { Trans } from '@lingui/react/macro';
import { Amount } from '../../ui/figures/amount.tsx';
import styles from './project-row.module.css';

type Props = { project: Project; price: ProjectPrice | null; seesPrices: boolean };

export const ProjectRowPrice = ({ project, price, seesPrices }: Props) => {
  if (!seesPrices) {
    return (
      <span className={styles.noPrice}>
        <Trans>Kein Preis sichtbar</Trans>
      </span>
    );
  }
  if (price?.onRequest ?? project.onRequest) {
    return (
      <span className={styles.noPrice}>
        {project.priceRequestedAt ? <Trans>angefragt</Trans> : <Trans>auf Anfrage</Trans>}
      </span>
    );
  }
  if (!price || project.positionCount === 0) return <span className={styles.noPrice}>–</span>;
  return <Amount cents={price.netCents} />;
};
