import { listPartSpecificationsCall } from '@knotenblech/shared/api/projects/project-cost-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerQuery } from '../../../../sync/hooks/online/use-server-query.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../../ui/forms/use-unsaved-guard.ts';
import { failureMessage } from '../../../issues/public/show-failure.ts';
import { useProject } from '../../open/project-context.tsx';
import { useProfileEdit } from '../../open/use-project-edits.ts';
import type { CostPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { NoPieces } from './costs-dialog.tsx';
import { usePopupPieces } from './use-popup-pieces.ts';

type ProfilePopupProps = { places: string | undefined; onClose: () => void };

/** The profile of a part, chosen from the catalogue; the list is asked for anew with every key. */
export const ProfilePopup = ({ places, onClose }: ProfilePopupProps) => {
  const { t } = useLingui();
  const [piece] = usePopupPieces(places);
  if (piece?.kind !== 'part') return <NoPieces title={t`Bestellung bearbeiten`} onClose={onClose} />;
  return <ProfileForm key={piece.key} piece={piece} onClose={onClose} />;
};

const useProfiles = (searchString: string) => {
  const { i18n } = useLingui();
  const query = new URLSearchParams({ language: i18n.locale, searchString });
  const path = `/admin/listPartSpecifications?${query}`;
  return useServerQuery({ path, answer: listPartSpecificationsCall.answer, refetchMs: false });
};

const ProfileForm = ({ piece, onClose }: { piece: CostPiece & { kind: 'part' }; onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const { areChoicesOpen } = useProject();
  const setProfile = useProfileEdit();
  const { profileId, profileName } = piece.part.facts;
  const [searched, setSearched] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const { data, error } = useProfiles(searched);
  const guard = useUnsavedGuard(picked !== null && picked !== profileId);
  const profiles = data?.profiles ?? [];
  const [only] = profiles;
  const chosen = picked ?? (profiles.length === 1 && only ? only.id : profileId);
  const submit = async () => {
    if (chosen !== null && chosen !== profileId) {
      setPending(true);
      await setProfile(piece.part, chosen);
    }
    guard.release();
    onClose();
  };
  return (
    <FormDialog
      title={<Trans>Bestellung bearbeiten: {piece.name}</Trans>}
      size="wide"
      guard={guard}
      onClose={onClose}
      onSave={submit}
      saveWords={<Trans>Profil übernehmen</Trans>}
      isPending={isPending}
      isDisabled={!areChoicesOpen || chosen === null}
      failure={error && failureMessage(i18n, error)}
    >
      <p>
        <Trans>Profil jetzt: {profileName || '–'}</Trans>
      </p>
      <TextField
        label={t`Profil suchen`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popup is opened to search
        autoFocus
        type="search"
        autoComplete="off"
        maxLength={60}
        placeholder={t`z. B. HEA 200`}
        value={searched}
        onChange={(text) => {
          setSearched(text);
          setPicked(null);
        }}
      />
      <fieldset className={styles.profiles}>
        <legend className="visually-hidden">
          <Trans>Profile des Katalogs</Trans>
        </legend>
        <div className={styles.profileHead} aria-hidden>
          <span>{t({ message: 'Nr.', context: 'Katalog' })}</span>
          <span>{t`Katalog`}</span>
          <span>{t`Bezeichnung`}</span>
        </div>
        {data && profiles.length === 0 ? (
          <p className={styles.hint}>
            <Trans>Kein Profil des Katalogs heißt so.</Trans>
          </p>
        ) : null}
        {profiles.map(({ id, catalogId, name }) => (
          <label key={id} className={styles.profileRow} data-chosen={id === chosen}>
            <span>
              <input type="radio" name="profile" value={id} checked={id === chosen} onChange={() => setPicked(id)} />
              {id}
            </span>
            <span className={styles.soft}>{catalogId}</span>
            <strong>{name}</strong>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
};
