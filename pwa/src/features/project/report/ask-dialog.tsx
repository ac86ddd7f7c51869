import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { ProfileField } from '../public/profile-field.tsx';
import styles from './report-list.module.css';
import type { ReportedPart } from './reported-parts.ts';
import type { ReportEdits } from './use-report-edits.tsx';

/** What is asked for, and for which parts. */
export type AskedChoice = { kind: 'profile' | 'grade'; parts: readonly ReportedPart[] };

type AskDialogProps = { asked: AskedChoice; edits: ReportEdits; onClose: () => void };

const same = <Value,>(values: readonly Value[]): Value | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;

const Grade = ({ asked: { parts }, edits, onClose }: AskDialogProps) => {
  const { t } = useLingui();
  const grades = useCatalogue()?.grades ?? [];
  return (
    <Select
      label={t`Stahlsorte`}
      placeholder={t`Stahlsorte wählen`}
      choices={grades.map(({ grade }) => ({ value: grade, label: grade }))}
      value={same(parts.map(({ grade }) => grade))}
      onChange={(grade) => {
        void edits.setGrade(parts, grade);
        onClose();
      }}
    />
  );
};

const Profile = ({ asked: { parts }, edits, onClose }: AskDialogProps) => {
  const blank = same(parts.map(({ read }) => JSON.stringify([read.body.blankMm.height, read.body.blankMm.width])));
  return (
    <ProfileField
      blankMm={blank === null ? null : (parts[0]?.read.body.blankMm ?? null)}
      profileId={same(parts.map(({ facts }) => facts.profileId))}
      profileName={parts[0]?.facts.profileName ?? ''}
      onChoose={(profileId) => {
        void edits.setProfile(parts, profileId);
        onClose();
      }}
    />
  );
};

/** Asks for the grade or the profile of one part or several; choosing decides and closes. */
export const AskDialog = (props: AskDialogProps) => {
  const { kind, parts } = props.asked;
  return (
    <Dialog
      title={kind === 'grade' ? <Trans>Stahlsorte wählen</Trans> : <Trans>Profil wählen</Trans>}
      onClose={props.onClose}
      hasNoRoute
    >
      <div className={styles.ask}>
        <p>
          {parts.length === 1 ? (
            parts[0]?.facts.name
          ) : (
            <Plural value={parts.length} one="Für # Position" other="Für # Positionen" />
          )}
        </p>
        {kind === 'grade' ? <Grade {...props} /> : <Profile {...props} />}
      </div>
    </Dialog>
  );
};
