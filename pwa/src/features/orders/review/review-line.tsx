import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/figures/amount.tsx';
import { ProjectPicture } from '../../project/public/project-picture.tsx';
import styles from './review-step.module.css';

type ReviewLineProps = {
  line: Pick<CartLine, 'projectId' | 'quantity' | 'reference' | 'comment'>;
  name: string;
  /** How many of what. */
  children: ReactNode;
  /** What is to be known before it is ordered. */
  note?: ReactNode;
  /** As they are shown, with VAT or without; null: nothing is said of it. */
  lineCents: Cents | null;
  unitCents: Cents | null;
};

/** A project to be ordered: what it is, how many times and what that costs. */
export const ReviewLine = ({ line, name, children, note, lineCents, unitCents }: ReviewLineProps) => (
  <li className={styles.line}>
    <div className={styles.picture}>
      <ProjectPicture projectId={line.projectId} view="TRI" />
    </div>
    <div className={styles.words}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles.soft}>{children}</p>
      {note}
      {line.reference === '' ? null : (
        <p className={styles.soft}>
          <Trans>Kommission: {line.reference}</Trans>
        </p>
      )}
      {line.comment === '' ? null : <p className={styles.soft}>{line.comment}</p>}
    </div>
    <p className={styles.price}>
      {lineCents === null ? null : <Amount cents={lineCents} />}
      {unitCents === null || line.quantity === 1 ? null : (
        <span className={styles.soft}>
          <Trans>
            je <Amount cents={unitCents} />
          </Trans>
        </span>
      )}
    </p>
  </li>
);
