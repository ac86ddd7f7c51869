import { useLingui } from '@lingui/react/macro';
import { Switch } from '../../../ui/fields/switch.tsx';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import { usualVoucherSort, type VouchersSearch, voucherSorts } from './voucher-search.ts';

type VouchersToolbarProps = { search: VouchersSearch; onSearch: (search: VouchersSearch) => void };

export const VouchersToolbar = ({ search, onSearch }: VouchersToolbarProps) => {
  const { t } = useLingui();
  const { page: _, ...first } = search;
  const { q: __, ...withoutText } = first;
  const { ended, ...withoutEnded } = first;
  return (
    <ListToolbar
      label={t`Gutscheinliste einrichten`}
      search={{
        label: t`Gutschein suchen`,
        text: search.q ?? '',
        onText: (q) => onSearch(q === '' ? withoutText : { ...first, q }),
      }}
      sorts={voucherSorts}
      sortNames={{ dateDesc: t`Neueste zuerst`, codeAsc: t`Code A bis Z`, usesDesc: t`Meiste Einlösungen` }}
      sort={search.sort ?? usualVoucherSort}
      onSort={(sort) => onSearch({ ...first, sort })}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    >
      <Switch
        isSelected={!ended}
        onChange={(isHidden) => onSearch(isHidden ? withoutEnded : { ...first, ended: true })}
      >
        {t`Beendete ausblenden`}
      </Switch>
    </ListToolbar>
  );
};
