import type { Table } from 'dexie';

type Answer = { status: string; discarded: boolean; isOpen?: 1 };

const markOf = ({ status, discarded }: Answer) => (status === 'applied' || discarded ? undefined : 1);

/** Marks what was refused and not put away, for an index: what was applied in a month is not looked through at every tap. */
export const markOpenRefusals = <A extends Answer>(answers: Table<A, string>) => {
  answers.hook('creating', (_, row) => {
    const isOpen = markOf(row);
    if (isOpen) row.isOpen = isOpen;
    else delete row.isOpen;
  });
  answers.hook('updating', (changes, _, row) => ({ isOpen: markOf({ ...row, ...(changes as Partial<A>) }) }));
};
