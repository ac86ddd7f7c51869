import { Plural, Trans } from '@lingui/react/macro';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { totalOf, type WorkCount } from '../../../../sync/outbox/count-work.ts';
import { Amount } from '../../../../ui/figures/counting-amount.tsx';

/** How much work it is: '5 Änderungen und 1 Bestellung über 7.806,95 €'. */
export const WorkText = ({ work }: { work: WorkCount }) => {
  if (work.orders === 0) return <ChangeCount count={totalOf(work)} />;
  if (work.changes === 0) return <OrderCount work={work} />;
  return (
    <Trans>
      <ChangeCount count={work.changes} /> und <OrderCount work={work} />
    </Trans>
  );
};

const ChangeCount = ({ count: changes }: { count: number }) => (
  <Plural value={changes} one="# Änderung" other="# Änderungen" />
);

/** With what the orders were asked for at, for who may see prices. */
const OrderCount = ({ work: { orders, grossCents } }: { work: WorkCount }) => {
  const { seesPrices } = useShop().actor;
  const count = <Plural value={orders} one="# Bestellung" other="# Bestellungen" />;
  if (!seesPrices || grossCents === 0) return count;
  return (
    <>
      {count}{' '}
      <Trans>
        über <Amount cents={grossCents} />
      </Trans>
    </>
  );
};
