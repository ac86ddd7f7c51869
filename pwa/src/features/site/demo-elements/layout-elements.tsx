import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Mark } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { EmptyState } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/layout/table.tsx';
import styles from './demo-elements.module.css';

export const LayoutElements = () => {
  const { t } = useLingui();
  const [page, setPage] = useState(4);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.group}>
      <h2>
        <Trans>Anordnung</Trans>
      </h2>
      <Table caption={t`Beispiel einer Tabelle`}>
        <thead>
          <tr>
            <HeaderCell isFirst>
              <Trans>Teil</Trans>
            </HeaderCell>
            <HeaderCell isNumeric>
              <Trans>Stück</Trans>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Cell isFirst>KP-107</Cell>
            <Cell isNumeric>4</Cell>
          </tr>
        </tbody>
      </Table>
      <Pagination page={page} pageCount={9} onPage={setPage} />
      <Fold title={<Trans>Aufklappen</Trans>} count={3}>
        <p>
          <Trans>Was man selten braucht.</Trans>
        </p>
      </Fold>
      <EmptyState picture={<Mark size={48} />} title={<Trans>Hier ist noch nichts.</Trans>}>
        <p>
          <Trans>Der nächste Schritt steht dabei.</Trans>
        </p>
      </EmptyState>
      <div className={styles.row}>
        <Button onPress={() => setIsOpen(true)}>
          <Trans>Fenster öffnen</Trans>
        </Button>
      </div>
      {isOpen ? (
        <Dialog title={<Trans>Ein Fenster</Trans>} onClose={() => setIsOpen(false)} hasNoRoute>
          <p>
            <Trans>Escape, Hintergrund und Kreuz schließen es.</Trans>
          </p>
        </Dialog>
      ) : null}
    </section>
  );
};
