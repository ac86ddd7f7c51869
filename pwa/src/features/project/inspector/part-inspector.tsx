import { highestOrderNumber } from '@knotenblech/shared/parts/order-number.schema.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import type { PartMeasures } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedName } from '../../../ui/fields/use-saved-text.ts';
import { formatCount, formatMm } from '../../../ui/figures/format-figure.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { GradeChoice, ProfileChoice, SurfaceChoice, useStatedSurface } from '../choices/surface-choice.tsx';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import { partStock } from '../part-stock.ts';
import { PartPriceSection } from '../price/price-links.tsx';
import { SinglePartLink } from '../project-links.tsx';
import { categoryLabels } from './category-labels.ts';
import styles from './inspector.module.css';
import { HolesTable, MeasureList } from './measure-list.tsx';
import { type Fact, FactsList, InspectorHead, ProcessingList, Section } from './processing-list.tsx';
import { AskingRemarks, CheckRemarks, ObstacleRemarks } from './remark-list.tsx';

/** Everything about the selected part, what can be chosen first. */
export const PartInspector = ({ part }: { part: Part }) => {
  const { t, i18n } = useLingui();
  return (
    <>
      <InspectorHead
        kind={i18n._(categoryLabels[part.facts.category])}
        name={part.name}
        facts={[
          { label: t`Position`, value: part.index },
          part.facts.drawingNumber === '' ? null : { label: t`Zeichnung`, value: part.facts.drawingNumber },
        ]}
      />
      <ObstacleRemarks part={part} />
      <AskingRemarks part={part} />
      {part.isTaken ? (
        <>
          <PartChoices part={part} />
          <PartPriceSection part={part} />
          <TimberLink part={part} />
        </>
      ) : (
        <TakeButton part={part} />
      )}
      <CheckRemarks part={part} />
      <MeasureList part={part} />
      <Section title={<Trans>Material</Trans>}>
        <FactsList
          facts={[
            { label: t`Halbzeug`, value: partStock(part) || '–' },
            { label: t`Stahlsorte`, value: part.grade ?? '–' },
          ]}
        />
      </Section>
      <CuttingList measures={part.facts.measures} />
      <HolesTable holes={part.facts.measures.holes} />
      <ProcessingList processings={part.facts.body.processings} />
      <FileNotes part={part} />
      <PartNameField part={part} />
      <OrderNumberField piece={part} />
      {part.isTaken ? <LeaveOutButton part={part} /> : null}
    </>
  );
};

const PartChoices = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { figures, source, areChoicesOpen } = useProject();
  const { setQuantity, setSurface } = useProjectEdits();
  const assembly = part.assemblyIndex === null ? undefined : figures.assemblyAt.get(part.assemblyIndex);
  const around = assembly
    ? { surface: assembly.surface, ralNumber: assembly.ralNumber, name: t`wie Baugruppe` }
    : { surface: source.project.surface, ralNumber: source.project.ralNumber, name: t`wie Projekt` };
  const ofFile = useStatedSurface(part.facts, assembly?.isWelded === true);
  const isFollowing = source.partChoices.find((choice) => choice.index === part.index)?.surface === undefined;
  return (
    <div className={styles.fields}>
      {source.project.hasSingleParts && areChoicesOpen ? (
        <SinglePartLink projectId={source.project.id} index={part.index} />
      ) : null}
      <div className={styles.quantity}>
        <NumberField
          key={part.id}
          data-saves-itself
          label={assembly ? t`Menge je Baugruppe` : t`Menge`}
          value={part.quantitySingle}
          bounds={[1, 9999]}
          isDisabled={!areChoicesOpen}
          onChange={(quantity) => setQuantity(part, quantity)}
        />
        {assembly ? (
          <p
            className={styles.total}
          >{t`${plural(part.quantity, { one: '# Stück im Projekt', other: '# Stück im Projekt' })}`}</p>
        ) : null}
      </div>
      <SurfaceChoice
        value={part}
        around={ofFile ?? around}
        isFollowing={isFollowing}
        isDisabled={!areChoicesOpen}
        onChange={(chosen) => setSurface(part, chosen)}
      />
      <ProfileChoice part={part} />
      <GradeChoice part={part} />
    </div>
  );
};

/** To the wood that goes with a plate. */
const TimberLink = ({ part }: { part: Part }) =>
  part.facts.category === 'FLAT' && part.facts.thicknessMm !== null ? (
    <LinkButton
      from="/$lang/shop/project/$projectId"
      to="/$lang/shop/project/$projectId/timber"
      search={(before) => ({ ...before, part: part.index })}
      state={overPage}
      tone="quiet"
      aria-haspopup="dialog"
    >
      {part.timber ? (
        <Trans>
          Holz {part.timber.widthMm} × {part.timber.heightMm} mm
        </Trans>
      ) : (
        <Trans>Holz dazu: Schlitz und Bohrungen</Trans>
      )}
    </LinkButton>
  ) : null;

const TakeButton = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { areChoicesOpen } = useProject();
  const { take } = useProjectEdits();
  return areChoicesOpen ? <Button onPress={() => take(part, true)} isWide>{t`Als Stahlteil übernehmen`}</Button> : null;
};

const LeaveOutButton = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { areChoicesOpen } = useProject();
  const { take } = useProjectEdits();
  return areChoicesOpen ? (
    <Button tone="quiet" onPress={() => take(part, false)}>{t`Nicht fertigen: auslassen`}</Button>
  ) : null;
};

/** What is cut for one piece: contours and pierces of a plate, saw cuts of a bar with their section and angle. */
const CuttingList = ({ measures }: { measures: PartMeasures }) => {
  const { t } = useLingui();
  const { contourMm, pierces, sawCuts, method } = measures;
  if (contourMm === 0 && sawCuts.length === 0) return null;
  const origin = method === 'closed-form' ? t`aus Formel` : t`aus Volumenkörper`;
  const contours: Fact[] =
    contourMm === 0
      ? []
      : [
          { label: t`Schnittkontur`, origin, value: <Measure mm={contourMm} /> },
          { label: t`Einstiche`, origin: t`aus der Datei`, value: formatCount(pierces) },
        ];
  const cuts = sawCuts.map(({ sectionMm2, bevelDeg, count }): Fact => {
    const area = formatCount(sectionMm2);
    const angle = formatMm(bevelDeg);
    return {
      label: bevelDeg === 0 ? t`Sägeschnitt gerade` : t`Sägeschnitt ${angle}°`,
      origin: t`aus der Datei`,
      value: `${formatCount(count)} × ${area} mm²`,
    };
  });
  return (
    <Section title={<Trans>Zuschnitt je Stück</Trans>}>
      <FactsList facts={[...contours, ...cuts]} />
    </Section>
  );
};

/** What the author of the file noted at a part, and the colour it has in his program. */
const FileNotes = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { userAttributes = [], colour } = part.facts;
  const facts: Fact[] = userAttributes.map(({ name, value }) => ({
    label: name,
    value: <span className={styles.noted}>{value || '–'}</span>,
  }));
  if (colour !== undefined)
    facts.push({
      label: t`Farbe im Programm`,
      origin: t`nur zur Kenntnis; die Oberfläche wählen Sie oben`,
      value: (
        <span
          className={styles.colour}
          style={{ background: `rgb(${colour.red} ${colour.green} ${colour.blue})` }}
          role="img"
          aria-label={t`Rot ${colour.red}, Grün ${colour.green}, Blau ${colour.blue}`}
        />
      ),
    });
  if (facts.length === 0) return null;
  return (
    <Fold title={<Trans>Angaben aus der Datei</Trans>} count={facts.length}>
      <FactsList facts={facts} />
    </Fold>
  );
};

/** What a part is called on drawings and papers. */
const PartNameField = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { isEditable } = useProject();
  const { setPartName } = useProjectEdits();
  const saved = part.name;
  const name = useSavedName(saved, (text) => setPartName(part, text), {
    missing: t`Ein Teil braucht eine Bezeichnung`,
    putBack: t`Ein Teil braucht eine Bezeichnung. Es heißt weiter „${saved}“.`,
  });
  return <TextField label={t`Bezeichnung`} maxLength={256} isReadOnly={!isEditable} {...name} />;
};

/** Where a part or an assembly stands in tree and lists. */
export const OrderNumberField = ({ piece }: { piece: Part | Assembly }) => {
  const { t } = useLingui();
  const { isEditable } = useProject();
  const { setOrderNumber } = useProjectEdits();
  return (
    <NumberField
      key={piece.id}
      data-saves-itself
      label={t`Platz in der Liste`}
      value={piece.orderNumber}
      bounds={[1, highestOrderNumber]}
      isDisabled={!isEditable}
      onChange={(orderNumber) => setOrderNumber(piece, orderNumber)}
    />
  );
};
