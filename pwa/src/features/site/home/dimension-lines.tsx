import styles from './gusset-plate-drawing.module.css';

type HorizontalProps = { y: number; from: number; to: number; edge: number };

/** A dimension between two places on paper; `edge` is where its help lines begin, the figure is the distance. */
export const HorizontalDimension = ({ y, from, to, edge }: HorizontalProps) => {
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

export const VerticalDimension = ({ x, from, to, edge }: VerticalProps) => {
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
