import { Trans } from '@lingui/react/macro';
import { useOperator } from '../../../sync/site/use-operator.ts';

/** Whom a user asks whose account is not active, and what becomes of his work meanwhile. */
export const InactiveAccount = ({ holdsWork }: { holdsWork: boolean }) => {
  const operator = useOperator();
  return (
    <>
      {operator ? (
        <p>
          <Trans>
            Sie erreichen uns unter <a href={`tel:${operator.phone.replaceAll(/[^\d+]/g, '')}`}>{operator.phone}</a>{' '}
            oder <a href={`mailto:${operator.email}`}>{operator.email}</a>.
          </Trans>
        </p>
      ) : null}
      {holdsWork ? (
        <p>
          <Trans>
            Was Sie auf diesem Gerät noch nicht gesendet haben, bleibt verschlüsselt hier und geht hinaus, sobald das
            Benutzerkonto wieder aktiv ist und Sie sich hier anmelden. Eine Bestellung, die noch nicht gesendet war, ist
            nicht bestellt.
          </Trans>
        </p>
      ) : null}
    </>
  );
};
