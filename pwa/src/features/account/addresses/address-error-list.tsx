import type { AddressError, AddressField } from '@knotenblech/shared/accounts/check-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addressErrorLabels } from './address-error-words.ts';
import styles from './address-form.module.css';

type AddressErrorListProps = { errors: readonly AddressError[]; onShow: (field: AddressField) => void };

/** What is missing, above the fields; each entry leads to its field. */
export const AddressErrorList = ({ errors, onShow }: AddressErrorListProps) => {
  const { i18n } = useLingui();
  if (errors.length === 0) return null;
  return (
    <div className={styles.errorList}>
      <Notice tone="error" title={<Trans>Die Adresse ist noch nicht vollständig</Trans>}>
        <ul className={styles.errors}>
          {errors.map(({ field, key }) => (
            <li key={field}>
              <button type="button" onClick={() => onShow(field)}>
                {i18n._(addressErrorLabels[key])}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
