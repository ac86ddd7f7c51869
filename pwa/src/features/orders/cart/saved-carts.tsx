import { cartEntries } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import type { SavedCart } from '@knotenblech/shared/orders/saved/saved-cart.record.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { type CartId, newId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button, IconButton } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { GivenName } from '../../../ui/words/given-name.tsx';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { showRefusal } from '../../issues/public/show-failure.ts';
import { type OpenCart, useShownPrice } from '../public/amounts/use-shown-price.ts';
import { cartTotals } from './basket-totals.ts';
import styles from './saved-carts.module.css';
import { undoTakeOf } from './undo-take.ts';

/** What the company has put aside, the latest first; undefined while loading. */
export const useSavedCarts = (): SavedCart[] | undefined => {
  const { actor } = useShop();
  return useRecords('savedCart', customerSpace(actor.customerId))
    ?.filter(({ removed }) => !removed)
    .toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
};

/** The carts that the company has put aside for its sites: whoever goes on with one takes it into his own. */
export const SavedCarts = ({ open }: { open: OpenCart | null }) => {
  const { t } = useLingui();
  const saved = useSavedCarts() ?? [];
  if (saved.length === 0) return null;
  return (
    <section className={styles.saved}>
      <h2>
        <Trans>Gemerkt für Baustellen</Trans>
      </h2>
      <ul className={styles.list} aria-label={t`Gemerkte Warenkörbe`}>
        {saved.map((each) => (
          <SavedCartRow key={each.id} saved={each} open={open} />
        ))}
      </ul>
    </section>
  );
};

const SavedCartRow = ({ saved, open }: { saved: SavedCart; open: OpenCart | null }) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const { actor } = shop;
  const nameOf = useAuthorName();
  const price = useShownPrice();
  const [isTaking, setIsTaking] = useState(false);
  const [noCartId] = useState(() => newId<CartId>());
  const projects = useRecords('project', customerSpace(actor.customerId)) ?? [];
  const prices = useRecords('projectPrice', customerPriceSpace(actor.customerId)) ?? [];
  const { id: savedCartId, name, savedAt, userId } = saved;
  const cartId = open?.cart.id ?? noCartId;
  const isAdded = (open?.entries.length ?? 0) > 0;
  const lines = saved.lines.map((line) => ({ ...line, cartId }));
  const entries = cartEntries({ cartId, lines, projects, prices });
  const { netCents, leftOutCount } = cartTotals(entries);
  const names = entries.map(({ project }) => project?.name ?? t`Unbekanntes Projekt`);
  const orRefused = (change: Promise<unknown>) => change.catch((error: unknown) => showRefusal(i18n, error));
  const take = async () => {
    if (isTaking) return;
    setIsTaking(true);
    const undo = undoTakeOf({ saved, cartId, lines: open?.entries.map(({ line }) => line) ?? [] });
    await shop.change('takeSavedCart', { savedCartId, cartId }).finally(() => setIsTaking(false));
    addToast({
      words: isAdded ? t`„${name}“ liegt mit im Warenkorb.` : t`„${name}“ liegt im Warenkorb.`,
      ...(undo && { undo: () => void orRefused(undo(shop)), place: '/shop/basket' }),
    });
  };
  const remove = async () => {
    await shop.change('removeSavedCart', { savedCartId, removed: true });
    addToast({
      words: t`„${name}“ ist gelöscht. Die Projekte bleiben.`,
      undo: () => void orRefused(shop.change('removeSavedCart', { savedCartId, removed: false })),
    });
  };
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <GivenName>{name}</GivenName>
        </h3>
        <p className={styles.soft}>{names.join(', ')}</p>
        <p className={styles.soft}>
          {nameOf(userId)}, {formatMoment(savedAt, i18n.locale)}
        </p>
        {leftOutCount > 0 && actor.seesPrices ? (
          <p className={styles.soft}>
            <Plural
              value={leftOutCount}
              one="# Projekt kann so nicht bestellt werden."
              other="# Projekte können so nicht bestellt werden."
            />
          </p>
        ) : null}
      </div>
      {actor.seesPrices && price ? (
        <p className={styles.amount}>
          <Amount cents={price.toShownCents(netCents)} />
        </p>
      ) : null}
      <div className={styles.ways}>
        <Button isPending={isTaking} onPress={() => void orRefused(take())}>
          {isAdded ? <Trans>Dazulegen</Trans> : <Trans>In den Warenkorb</Trans>}
        </Button>
        <IconButton label={t`„${name}“ löschen`} onPress={() => void orRefused(remove())}>
          <Icon name="trash" />
        </IconButton>
      </div>
    </li>
  );
};
