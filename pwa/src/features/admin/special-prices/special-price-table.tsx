import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { todayAtShop } from '../../../sync/site/site.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { Cell, HeaderCell, Table } from '../../../ui/layout/table.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';
import { type ProcessNames, priceText, subjectText, usePutSpecialPrice } from './special-price-labels.ts';
import type { ShownPrice } from './special-price-list.ts';

type SpecialPriceTableProps = {
  customerNumber: number;
  held: readonly ShownPrice[];
  coming: readonly ShownPrice[];
  processNames: ProcessNames;
};

/** What holds today, with a way to end it, and what comes. */
export const SpecialPriceTable = ({ customerNumber, held, coming, processNames }: SpecialPriceTableProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const day = (text: string) => formatShortDay(text, i18n.locale);
  const put = usePutSpecialPrice(customerNumber, () => {
    addToast({ words: t`Der Sonderpreis endet heute.` });
  });
  const end = ({ of }: ShownPrice) =>
    put.mutate(
      { subject: of, price: null, validFrom: todayAtShop() },
      {
        onError: (error) => showFailure(i18n, error),
        onSettled: () => client.invalidateQueries(),
      },
    );
  return (
    <Table caption={t`Sonderpreise`} isStacked>
      <thead>
        <tr>
          <HeaderCell isFirst>
            <Trans>Wofür</Trans>
          </HeaderCell>
          <HeaderCell isNumeric>
            <Trans>Preis</Trans>
          </HeaderCell>
          <HeaderCell>
            <Trans>Status</Trans>
          </HeaderCell>
          <HeaderCell aria-label={t`Beenden`} />
        </tr>
      </thead>
      <tbody>
        {held.map((price) => (
          <tr key={price.number}>
            <Cell isFirst>{subjectText(i18n, processNames, price.of)}</Cell>
            <Cell isNumeric label={t`Preis`}>
              {price.data ? priceText(price.data) : null}
            </Cell>
            <Cell label={t`Status`}>
              <StateChip tone="good">
                {price.until === null ? (
                  <Trans>gilt seit {day(price.validFrom)}</Trans>
                ) : (
                  <Trans>gilt bis {day(price.until)}</Trans>
                )}
              </StateChip>
            </Cell>
            <Cell isNumeric>
              <Button
                tone="quiet"
                isDisabled={put.isPending}
                aria-label={t`${subjectText(i18n, processNames, price.of)} beenden`}
                onPress={() => end(price)}
              >
                <Trans>Beenden</Trans>
              </Button>
            </Cell>
          </tr>
        ))}
        {coming.map((price) => (
          <tr key={price.number}>
            <Cell isFirst>{subjectText(i18n, processNames, price.of)}</Cell>
            <Cell isNumeric label={t`Preis`}>
              {price.data ? priceText(price.data) : null}
            </Cell>
            <Cell label={t`Status`}>
              <StateChip tone="active">
                {price.until === null ? (
                  <Trans>ab {day(price.validFrom)}</Trans>
                ) : (
                  <Trans>
                    {day(price.validFrom)} bis {day(price.until)}
                  </Trans>
                )}
              </StateChip>
            </Cell>
            <Cell />
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
