import type { FormProblem } from '@knotenblech/shared/files/single-parts/check-single-part.ts';
import { type Opening, openingBounds } from '@knotenblech/shared/files/single-parts/opening.schema.ts';
import type { PlateForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { MeasureField } from '../../ui/fields/measure-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { blankOpening } from './blank-form.ts';
import { OpeningCard } from './opening-card.tsx';
import styles from './single-part.module.css';

type OpeningListProps = {
  form: PlateForm;
  problems: readonly FormProblem[];
  onChange: (form: PlateForm) => void;
};

/** Holes and slots of a plate, one by one or in grids. */
export const OpeningList = ({ form, problems, onChange }: OpeningListProps) => {
  const { t } = useLingui();
  const setOpenings = (openings: Opening[]) => onChange({ ...form, openings });
  const add = (kind: Opening['kind']) => setOpenings([...form.openings, blankOpening(kind, form)]);
  const words = {
    'opening-outside': t`liegt nicht ganz im Blech`,
    'slot-too-short': t`ist kürzer als breit`,
    'openings-overlap': t`liegt mehrfach an derselben Stelle`,
  };
  const problemOf = (place: number) => {
    const problem = problems.find((each) => 'opening' in each && each.opening === place);
    return problem && problem.code in words ? words[problem.code as keyof typeof words] : null;
  };
  return (
    <section className={styles.group}>
      <h2>
        <Trans>Löcher und Langlöcher</Trans>
      </h2>
      {form.openings.map((opening, place) => (
        <OpeningCard
          key={place}
          title={opening.kind === 'hole' ? t`Loch ${place + 1}` : t`Langloch ${place + 1}`}
          opening={opening}
          problem={problemOf(place)}
          onChange={(next) => setOpenings(form.openings.with(place, next))}
          onRemove={() => setOpenings(form.openings.toSpliced(place, 1))}
        >
          <ShapeFields opening={opening} onChange={(next) => setOpenings(form.openings.with(place, next))} />
        </OpeningCard>
      ))}
      {form.openings.length === 0 ? (
        <p className={styles.hint}>
          <Trans>Maße gelten von der Ecke unten links zur Mitte.</Trans>
        </p>
      ) : null}
      <div className={styles.adders}>
        <Button icon={<Icon name="plus" />} onPress={() => add('hole')}>
          <Trans>Loch</Trans>
        </Button>
        <Button icon={<Icon name="plus" />} onPress={() => add('slot')}>
          <Trans>Langloch</Trans>
        </Button>
      </div>
    </section>
  );
};

const ShapeFields = ({ opening, onChange }: { opening: Opening; onChange: (opening: Opening) => void }) => {
  const { t } = useLingui();
  if (opening.kind === 'hole') {
    return (
      <MeasureField
        label={t`Durchmesser`}
        unit="mm"
        value={opening.diameterMm}
        bounds={openingBounds.diameterMm}
        onChange={(diameterMm) => onChange({ ...opening, diameterMm })}
      />
    );
  }
  return (
    <>
      <MeasureField
        label={t`Länge`}
        unit="mm"
        value={opening.lengthMm}
        bounds={openingBounds.slotLengthMm}
        onChange={(lengthMm) => onChange({ ...opening, lengthMm })}
      />
      <MeasureField
        label={t`Breite`}
        unit="mm"
        value={opening.widthMm}
        bounds={openingBounds.slotWidthMm}
        onChange={(widthMm) => onChange({ ...opening, widthMm })}
      />
      <MeasureField
        label={t`Winkel`}
        unit="°"
        value={opening.angleDeg}
        bounds={openingBounds.slotAngleDeg}
        onChange={(angleDeg) => onChange({ ...opening, angleDeg })}
      />
    </>
  );
};

/** Leads to the form of a part without a file. */
export const NewPartLink = () => (
  <LinkButton from="/$lang" to="/$lang/shop/createSinglePart" icon={<Icon name="plus" />}>
    <Trans>Einzelteil anlegen</Trans>
  </LinkButton>
);
