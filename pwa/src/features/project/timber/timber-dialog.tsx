import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { TimberRemark } from '@knotenblech/shared/timber/place-plate.ts';
import {
  type TimberChoice,
  timberEnds,
  timberFasteners,
  timberSeats,
} from '@knotenblech/shared/timber/timber-choice.schema.ts';
import { playsOf, type TimberPlay } from '@knotenblech/shared/timber/timber-play.record.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { MeasureField } from '../../../ui/fields/measure-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { useProject } from '../open/project-context.tsx';
import { DrawingPicture } from '../public/drawing-picture.tsx';
import styles from './timber.module.css';
import { type ShownTimber, useTimber, useWoodDrawing } from './use-timber.ts';

const timberSeatLabels = {
  slot: msg`im Schlitz`,
  face: msg`auf einer Seite`,
  faces: msg`auf beiden Seiten`,
} satisfies Record<TimberChoice['seat'], MessageDescriptor>;

const timberEndLabels = {
  right: msg`das rechte Ende des Blechs`,
  left: msg`das linke Ende des Blechs`,
  top: msg`das obere Ende des Blechs`,
  bottom: msg`das untere Ende des Blechs`,
} satisfies Record<TimberChoice['end'], MessageDescriptor>;

const timberFastenerLabels = {
  dowel: msg`Stabdübeln`,
  bolt: msg`Bolzen`,
} satisfies Record<TimberChoice['fastener'], MessageDescriptor>;

const playLabels = {
  slotPlayMm: msg`Schlitz weiter als das Blech`,
  slotBeyondMm: msg`Schlitz länger als das Blech`,
  boltPlayMm: msg`Bolzenloch weiter als der Bolzen`,
} satisfies Record<keyof TimberPlay, MessageDescriptor>;

const playBounds: Record<keyof TimberPlay, [number, number]> = {
  slotPlayMm: [0, 10],
  slotBeyondMm: [0, 100],
  boltPlayMm: [0, 1],
};

/** What misses a rule, with what was measured and what is wanted. */
const timberRuleLabels = {
  a1: msg({ message: 'Bohrungen längs zur Faser nur {measured} mm auseinander; mindestens {least} mm' }),
  a2: msg({ message: 'Bohrungen quer zur Faser nur {measured} mm auseinander; mindestens {least} mm' }),
  a3t: msg({ message: 'Erste Bohrung nur {measured} mm vom Holzende; mindestens {least} mm' }),
  a3c: msg({ message: 'Erste Bohrung nur {measured} mm vom Holzende; mindestens {least} mm' }),
  a4t: msg({ message: 'Bohrung nur {measured} mm vom Holzrand; mindestens {least} mm' }),
  a4c: msg({ message: 'Bohrung nur {measured} mm vom Holzrand; mindestens {least} mm' }),
  'side-wood': msg({ message: 'Neben dem Blech bleiben nur {measured} mm Holz; mindestens {least} mm' }),
  outside: msg({ message: 'Löcher, die neben dem Holz liegen: {measured}' }),
  'no-fastener': msg({ message: 'Kein Loch des Blechs liegt im Holz; weiter hineinschieben oder das Ende wechseln' }),
  'sticks-out': msg({ message: 'Das Blech steht quer über das Holz hinaus' }),
} satisfies Record<TimberRemark['rule'], MessageDescriptor>;

type TimberDialogProps = { partIndex: number | undefined; onClose: () => void };

/** The wood that goes with a plate: its section, where the plate sits, and what is to be worked into it. */
export const TimberDialog = ({ partIndex, onClose }: TimberDialogProps) => {
  const { t } = useLingui();
  const { figures } = useProject();
  const part = partIndex === undefined ? undefined : figures.partAt.get(partIndex);
  return (
    <Dialog title={part ? t`Holz zu ${part.name}` : t`Holz`} onClose={onClose} showsToasts>
      {part ? <Content key={part.id} part={part} /> : <NoPlate />}
    </Dialog>
  );
};

const NoPlate = () => (
  <p>
    <Trans>Das geht bei ebenen Blechen. Bitte wählen Sie eines in der Liste.</Trans>
  </p>
);

const Content = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const timber = useTimber(part);
  if (timber === undefined) return <Spinner label={t`Das Blech wird gelesen`} />;
  if (timber === null) return <NoPlate />;
  return (
    <div className={styles.content}>
      <Pictures timber={timber} />
      {timber.isOfFile ? (
        <p className={styles.claim}>
          <Trans>Vorgeschlagen ist das Holz aus Ihrer Datei, so wie das Blech dort sitzt.</Trans>
        </p>
      ) : null}
      <Fields timber={timber} />
      <Remarks timber={timber} />
      <p className={styles.claim}>
        <Trans>Abstände nach EN 1995-1-1, Tabellen 8.4 und 8.5. Tragfähigkeit ist nicht gerechnet.</Trans>
      </p>
      <Actions timber={timber} />
    </div>
  );
};

const Pictures = ({ timber }: { timber: ShownTimber }) => {
  const { t } = useLingui();
  const side = useWoodDrawing(timber, 'TOP');
  const above = useWoodDrawing(timber, 'FRONT');
  return (
    <div className={styles.pictures}>
      <div className={styles.picture}>
        {side ? <DrawingPicture drawing={side} label={t`Holz von der Seite, mit Bohrungen`} /> : null}
      </div>
      <div className={styles.picture}>
        {above ? <DrawingPicture drawing={above} label={t`Holz von der schmalen Seite, mit Schlitz`} /> : null}
      </div>
    </div>
  );
};

const Fields = ({ timber: { choice, set, keepPlay } }: { timber: ShownTimber }) => {
  const { i18n, t } = useLingui();
  const plays = playsOf(choice);
  const measure = (name: keyof typeof choice, label: string, bounds: [number, number]) => (
    <MeasureField
      key={name}
      label={label}
      unit="mm"
      value={Number(choice[name])}
      bounds={bounds}
      onChange={(mm) => (Number.isNaN(mm) ? undefined : set({ [name]: mm }))}
    />
  );
  return (
    <>
      <div className={styles.fields}>
        {measure('widthMm', t`Holz breit`, [40, 500])}
        {measure('heightMm', t`Holz hoch`, [40, 1500])}
        <Select
          label={t`Blech sitzt`}
          choices={timberSeats.map((seat) => ({ value: seat, label: i18n._(timberSeatLabels[seat]) }))}
          value={choice.seat}
          onChange={(seat) => set({ seat })}
        />
        <Select
          label={t`Im Holz steckt`}
          choices={timberEnds.map((end) => ({ value: end, label: i18n._(timberEndLabels[end]) }))}
          value={choice.end}
          onChange={(end) => set({ end })}
        />
        {measure('reachMm', t`Blech reicht ins Holz`, [10, 5000])}
        {measure('offsetMm', t`Blech über der Holzmitte`, [-1000, 1000])}
        <Select
          label={t`Verbunden mit`}
          choices={timberFasteners.map((each) => ({ value: each, label: i18n._(timberFastenerLabels[each]) }))}
          value={choice.fastener}
          onChange={(fastener) => set({ fastener })}
        />
        {measure('lengthMm', t`Holz lang`, [100, 20_000])}
      </div>
      {plays.length > 0 ? (
        <Fold title={<Trans>Spiel</Trans>}>
          <div className={styles.fields}>
            {plays.map((play) => measure(play, i18n._(playLabels[play]), playBounds[play]))}
          </div>
          {keepPlay ? (
            <div className={styles.keepPlay}>
              <Button onPress={keepPlay}>
                <Trans>Als Vorgabe der Firma merken</Trans>
              </Button>
            </div>
          ) : null}
        </Fold>
      ) : null}
    </>
  );
};

const mm = (value: number) => germanNumber(value, 0, 2);

const Remarks = ({ timber: { placed } }: { timber: ShownTimber }) => {
  const { i18n } = useLingui();
  if (placed.remarks.length === 0) return null;
  const words = ({ rule, measuredMm, leastMm }: TimberRemark) =>
    i18n._({ ...timberRuleLabels[rule], values: { measured: mm(measuredMm), least: mm(leastMm) } });
  return (
    <Notice tone="warn" title={<Trans>Bitte prüfen</Trans>}>
      <ul className={styles.remarks}>
        {placed.remarks.map((remark) => (
          <li key={remark.rule}>{words(remark)}</li>
        ))}
      </ul>
    </Notice>
  );
};

const Actions = ({ timber: { keep, drop, download } }: { timber: ShownTimber }) => {
  const { isEditable } = useProject();
  return (
    <div className={styles.actions}>
      <Button tone="primary" icon={<Icon name="download" />} onPress={download}>
        <Trans>BTLx für Ihr Holzbauprogramm</Trans>
      </Button>
      {isEditable ? (
        <Button onPress={keep}>
          <Trans>Beim Teil merken</Trans>
        </Button>
      ) : null}
      {drop ? (
        <Button tone="quiet" onPress={drop}>
          <Trans>Kein Holz</Trans>
        </Button>
      ) : null}
    </div>
  );
};
