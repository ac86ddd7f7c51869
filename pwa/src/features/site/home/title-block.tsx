import styles from './gusset-plate-drawing.module.css';

const columns = [24, 250, 400, 540];

/** What stands at the foot of a shop drawing. */
export const TitleBlock = ({ fields }: { fields: readonly { name: string; value: string }[] }) => (
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
