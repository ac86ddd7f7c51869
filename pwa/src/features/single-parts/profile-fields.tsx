import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import { openingBounds } from '@knotenblech/shared/files/single-parts/opening.schema.ts';
import {
  type EndCut,
  formBounds,
  type ProfileForm,
  type SideHole,
} from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MeasureField } from '../../ui/fields/measure-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ProfileField } from '../project/public/profile-field.tsx';
import { blankHole } from './blank-form.ts';
import { OpeningCard } from './opening-card.tsx';
import styles from './single-part.module.css';

type ProfileFieldsProps = { form: ProfileForm; isChecked: boolean; onChange: (form: ProfileForm) => void };

export const ProfileFields = ({ form, isChecked, onChange }: ProfileFieldsProps) => {
  const { t } = useLingui();
  const profile = useCatalogue()?.profiles.find(({ id }) => id === form.profileId);
  return (
    <>
      <section className={styles.group}>
        <h2>
          <Trans>Profil und Länge</Trans>
        </h2>
        <div className={styles.fields}>
          <ProfileField
            blankMm={null}
            profileId={profile?.id ?? null}
            profileName={profile?.designation ?? ''}
            onChoose={(profileId) => onChange({ ...form, profileId })}
            error={isChecked && form.profileId === '' ? t`Wählen Sie ein Profil` : null}
          />
          <MeasureField
            label={t`Gesamtlänge`}
            unit="mm"
            value={form.lengthMm}
            bounds={formBounds.profileLengthMm}
            onChange={(lengthMm) => onChange({ ...form, lengthMm })}
          />
        </div>
      </section>
      <section className={styles.group}>
        <h2>
          <Trans>Enden</Trans>
        </h2>
        <CutFields title={t`Anfang`} cut={form.startCut} onChange={(startCut) => onChange({ ...form, startCut })} />
        <CutFields title={t`Ende`} cut={form.endCut} onChange={(endCut) => onChange({ ...form, endCut })} />
        <p className={styles.hint}>
          <Trans>90° ist gerade. Die Gesamtlänge gilt von Spitze zu Spitze.</Trans>
        </p>
      </section>
      <HoleList form={form} profile={profile} onChange={onChange} />
    </>
  );
};

const CutFields = ({ title, cut, onChange }: { title: string; cut: EndCut; onChange: (cut: EndCut) => void }) => {
  const { t } = useLingui();
  return (
    <div className={styles.measures}>
      <span className={styles.rowTitle}>{title}</span>
      <MeasureField
        label={t`Winkel von vorn`}
        unit="°"
        value={cut.angleDeg}
        bounds={formBounds.cutDeg}
        onChange={(angleDeg) => onChange({ ...cut, angleDeg })}
      />
      <MeasureField
        label={t`Winkel von oben`}
        unit="°"
        value={cut.inclinationDeg}
        bounds={formBounds.cutDeg}
        onChange={(inclinationDeg) => onChange({ ...cut, inclinationDeg })}
      />
    </div>
  );
};

type HoleListProps = { form: ProfileForm; profile: Profile | undefined; onChange: (form: ProfileForm) => void };

const HoleList = ({ form, profile, onChange }: HoleListProps) => {
  const { t } = useLingui();
  const sideMm = profile?.hMm ?? profile?.dMm ?? profile?.bMm ?? 100;
  const setHoles = (holes: SideHole[]) => onChange({ ...form, holes });
  return (
    <section className={styles.group}>
      <h2>
        <Trans>Löcher</Trans>
      </h2>
      {form.holes.map((hole, place) => (
        <OpeningCard
          key={place}
          title={t`Loch ${place + 1}`}
          opening={hole}
          problem={null}
          onChange={(next) => setHoles(form.holes.with(place, next))}
          onRemove={() => setHoles(form.holes.toSpliced(place, 1))}
        >
          <HoleFields hole={hole} onChange={(next) => setHoles(form.holes.with(place, next))} />
        </OpeningCard>
      ))}
      <p className={styles.hint}>
        <Trans>
          x zählt vom Anfang zur Mitte des Lochs, y von der unteren Kante, oben und unten am Profil von der vorderen.
        </Trans>
      </p>
      <div className={styles.adders}>
        <Button icon={<Icon name="plus" />} onPress={() => setHoles([...form.holes, blankHole(form.lengthMm, sideMm)])}>
          <Trans>Loch</Trans>
        </Button>
      </div>
    </section>
  );
};

const HoleFields = ({ hole, onChange }: { hole: SideHole; onChange: (hole: SideHole) => void }) => {
  const { t } = useLingui();
  const sides: { value: SideHole['side']; label: string }[] = [
    { value: 'front', label: t`vorn` },
    { value: 'back', label: t`hinten` },
    { value: 'top', label: t`oben` },
    { value: 'bottom', label: t`unten` },
  ];
  return (
    <>
      <Select label={t`Seite`} choices={sides} value={hole.side} onChange={(side) => onChange({ ...hole, side })} />
      <Select
        label={t`Tiefe`}
        choices={[
          { value: 'near', label: t`nur diese Wand` },
          { value: 'all', label: t`ganz durch` },
        ]}
        value={hole.through}
        onChange={(through) => onChange({ ...hole, through })}
      />
      <MeasureField
        label={t`Durchmesser`}
        unit="mm"
        value={hole.diameterMm}
        bounds={openingBounds.diameterMm}
        onChange={(diameterMm) => onChange({ ...hole, diameterMm })}
      />
    </>
  );
};
