import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import styles from '../own/account-form.module.css';

type ConsentFieldProps = { isSelected: boolean; onChange: (isSelected: boolean) => void; error: string | null };

/** The consent to the privacy page, which opens beside what is being filled in. */
export const ConsentField = ({ isSelected, onChange, error }: ConsentFieldProps) => {
  const errorId = useId();
  return (
    <div>
      <Checkbox
        name="hasConsented"
        isSelected={isSelected}
        onChange={onChange}
        isInvalid={error !== null}
        {...(error === null ? {} : { 'aria-describedby': errorId })}
      >
        <Trans>Ich habe die Datenschutzerklärung gelesen und stimme ihr zu.</Trans>
      </Checkbox>
      {error === null ? null : (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.links}>
        <Link from="/$lang" to="/$lang/privacy" target="_blank" rel="noopener">
          <Trans>Datenschutzerklärung lesen</Trans>
        </Link>
      </div>
    </div>
  );
};
