import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';

/** Says why a code was refused; the field behind it is empty again. */
export const VoucherPopup = ({ refusal, onClose }: { refusal: string; onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <Dialog
      title={t({ id: 'voucherInvalidTitle', message: 'Gutschein ungültig' })}
      onClose={onClose}
      hasNoRoute
      actions={
        <Button tone="primary" onPress={onClose}>
          <Trans>Verstanden</Trans>
        </Button>
      }
    >
      <p>{refusal}</p>
    </Dialog>
  );
};
