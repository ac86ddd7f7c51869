import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { Trans } from '@lingui/react/macro';

/** Whether the shop takes part in dispute resolution, in the operator's words where he has some. */
export const DisputeNotice = ({ operator }: { operator: Pick<Operator, 'disputeNotice' | 'disputeUrl'> }) => (
  <p>
    {operator.disputeNotice === '' ? (
      <Trans>
        Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht
        verpflichtet (§ 36 VSBG).
      </Trans>
    ) : (
      operator.disputeNotice
    )}
    {operator.disputeUrl === '' ? null : (
      <>
        {' '}
        <a href={operator.disputeUrl} target="_blank" rel="noreferrer">
          {operator.disputeUrl}
        </a>
      </>
    )}
  </p>
);
