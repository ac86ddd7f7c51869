import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans } from '@lingui/react/macro';
import { Amount } from '../../ui/figures/amount.tsx';

/** What an option costs on top; below 0 is on request. */
export const OptionPrice = ({ cents, kind }: { cents: Cents; kind: 'surcharge' | 'price' }) => {
  if (cents < 0) return <Trans>auf Anfrage</Trans>;
  if (cents === 0) return kind === 'surcharge' ? <Trans>ohne Aufpreis</Trans> : <Trans>kostenlos</Trans>;
  return (
    <>
      {kind === 'surcharge' ? '+ ' : null}
      <Amount cents={cents} />
    </>
  );
};
