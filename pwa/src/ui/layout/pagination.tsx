import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './pagination.module.css';

export type PaginationProps = { page: number; pageCount: number; onPage: (page: number) => void };

/** First, previous, at most five numbers, next, last; nothing while one page is enough. */
export const Pagination = ({ page, pageCount, onPage }: PaginationProps) => {
  const { t } = useLingui();
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t`Seiten der Liste`}>
      <IconButton label={t`Erste Seite`} isDisabled={page === 1} onPress={() => onPage(1)}>
        <Icon name="first" />
      </IconButton>
      <IconButton label={t`Vorige Seite`} isDisabled={page === 1} onPress={() => onPage(page - 1)}>
        <Icon name="left" />
      </IconButton>
      {pageNumbers(page, pageCount).map((number, place) =>
        number === 'gap' ? (
          <span key={`gap-${place < 3 ? 'left' : 'right'}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Button
            key={number}
            tone={number === page ? 'secondary' : 'quiet'}
            {...(number === page ? { 'aria-current': 'page' as const } : {})}
            onPress={() => onPage(number)}
          >
            {number}
          </Button>
        ),
      )}
      <IconButton label={t`Nächste Seite`} isDisabled={page === pageCount} onPress={() => onPage(page + 1)}>
        <Icon name="right" />
      </IconButton>
      <IconButton label={t`Letzte Seite`} isDisabled={page === pageCount} onPress={() => onPage(pageCount)}>
        <Icon name="last" />
      </IconButton>
    </nav>
  );
};

/** Pages to offer around the current one (1-based): at most five, 'gap' where some between are left out. */
export const pageNumbers = (current: number, count: number): (number | 'gap')[] => {
  if (count <= 5) return Array.from({ length: count }, (_, n) => n + 1);
  const middle = Math.min(Math.max(current, 3), count - 2);
  const inner = [middle - 1, middle, middle + 1];
  return [
    1,
    ...(middle > 3 ? (['gap'] as const) : []),
    ...inner,
    ...(middle < count - 2 ? (['gap'] as const) : []),
    count,
  ];
};
