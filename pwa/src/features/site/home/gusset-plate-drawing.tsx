'use no memo';

import { useLingui } from '@lingui/react/macro';
import { formatKg } from '../../../ui/figures/format-figure.ts';
import styles from './gusset-plate-drawing.module.css';

/** KP-107 of the sample project 'Knotenplatten Halle Nord', in mm from its lower left corner. */
const plate = {
  length: 400,
  width: 300,
  thickness: 12,
  outline: 'M0 0H400V150L250 300H0Z',
  holeColumns: [60, 140, 220],
  holeRows: [60, 140],
  holeDiameter: 18,
  weightG: 10_100,
};

const holes = plate.holeColumns.flatMap((x) => plate.holeRows.map((y) => ({ x, y })));

/** Paper: the plate's lower left corner lies at (150, 420); y runs up on the part and down on paper. */
const left = 150;

const bottom = 420;

const up = (y: number) => bottom - y;

const sideLeft = left + plate.length + 70;

const FrontView = () => (
  <>
    <path className={styles.steel} transform={`matrix(1 0 0 -1 ${left} ${bottom})`} d={plate.outline} />
    {holes.map(({ x, y }) => (
      <g key={`${x}/${y}`} transform={`translate(${left + x} ${up(y)})`}>
        <circle className={styles.hole} r={plate.holeDiameter / 2} />
        <path className={styles.axis} d="M-16 0H16M0-16V16" />
      </g>
    ))}
  </>
);

const SideView = () => (
  <>
    <rect className={styles.steel} x={sideLeft} y={up(plate.width)} width={plate.thickness} height={plate.width} />
    <path className={styles.edge} d={`M${sideLeft} ${up(150)}h${plate.thickness}`} />
    {plate.holeRows.map((y) => (
      <g key={y} transform={`translate(${sideLeft} ${up(y)})`}>
        <path className={styles.hidden} d="M0-9H12M0 9H12" />
        <path className={styles.axis} d="M-8 0H20" />
      </g>
    ))}
  </>
);

/** A gusset plate of ours as the workshop gets it. */
export const GussetPlateDrawing = () => {
  const { t } = useLingui();
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 720 540"
      role="img"
      aria-label={t`Werkstattzeichnung eines Knotenblechs mit sechs Bohrungen`}
    >
      <FrontView />
      <SideView />
      <HorizontalDimension y={up(300) - 66} from={left} to={left + 400} edge={up(300) - 6} />
      <HorizontalDimension y={up(300) - 34} from={left} to={left + 250} edge={up(300) - 6} />
      <HorizontalDimension y={up(300) - 34} from={left + 250} to={left + 400} edge={up(300) - 6} />
      <VerticalDimension x={left - 66} from={up(300)} to={bottom} edge={left - 6} />
      <VerticalDimension x={left - 34} from={up(300)} to={up(140)} edge={left - 6} />
      <VerticalDimension x={left - 34} from={up(140)} to={up(60)} edge={left - 6} />
      <VerticalDimension x={left - 34} from={up(60)} to={bottom} edge={left - 6} />
      <HorizontalDimension y={bottom + 32} from={left} to={left + 60} edge={bottom + 6} />
      <HorizontalDimension y={bottom + 32} from={left + 60} to={left + 140} edge={bottom + 6} />
      <HorizontalDimension y={bottom + 32} from={left + 140} to={left + 220} edge={bottom + 6} />
      <VerticalDimension x={left + 434} from={up(150)} to={bottom} edge={left + 406} />
      <text className={styles.note} x={sideLeft + 6} y={up(300) - 14}>
        t = {plate.thickness}
      </text>
      <path className={styles.leader} d={`M${left + 226} ${up(147)}l38-48h50`} />
      <text className={styles.note} x={left + 290} y={up(147) - 55}>
        6 × Ø18
      </text>
      <TitleBlock
        fields={[
          { name: t`Benennung`, value: t`Knotenblech` },
          { name: t`Zeichnung`, value: 'KP-107' },
          { name: t`Werkstoff`, value: 'S355J2' },
          { name: t`Gewicht`, value: `${formatKg(plate.weightG)}\u00a0kg` },
        ]}
      />
    </svg>
  );
};

type HorizontalProps = { y: number; from: number; to: number; edge: number };

/** A dimension between two places on paper; `edge` is where its help lines begin, the figure is the distance. */
const HorizontalDimension = ({ y, from, to, edge }: HorizontalProps) => {
  const beyond = y < edge ? y - 5 : y + 5;
  return (
    <>
      <path className={styles.help} d={`M${from} ${edge}V${beyond}M${to} ${edge}V${beyond}`} />
      <path className={styles.dimension} d={`M${from} ${y}H${to}`} />
      <path className={styles.arrow} d={`M${from} ${y}l8-2.2v4.4zM${to} ${y}l-8-2.2v4.4z`} />
      <text className={styles.figure} x={(from + to) / 2} y={y - 5}>
        {to - from}
      </text>
    </>
  );
};

type VerticalProps = { x: number; from: number; to: number; edge: number };

const VerticalDimension = ({ x, from, to, edge }: VerticalProps) => {
  const beyond = x < edge ? x - 5 : x + 5;
  return (
    <>
      <path className={styles.help} d={`M${edge} ${from}H${beyond}M${edge} ${to}H${beyond}`} />
      <path className={styles.dimension} d={`M${x} ${from}V${to}`} />
      <path className={styles.arrow} d={`M${x} ${from}l-2.2 8h4.4zM${x} ${to}l-2.2-8h4.4z`} />
      <text className={styles.figure} transform={`translate(${x - 5} ${(from + to) / 2}) rotate(-90)`}>
        {to - from}
      </text>
    </>
  );
};

const columns = [24, 250, 400, 540];

/** What stands at the foot of a shop drawing. */
const TitleBlock = ({ fields }: { fields: readonly { name: string; value: string }[] }) => (
  <>
    <path className={styles.frame} d="M24 474H696V524H24ZM250 474V524M400 474V524M540 474V524" />
    {fields.map(({ name, value }, index) => (
      <g key={name} transform={`translate(${(columns[index] ?? 0) + 12} 0)`}>
        <text className={styles.fieldName} y="492">
          {name}
        </text>
        <text className={styles.field} y="514">
          {value}
        </text>
      </g>
    ))}
  </>
);
