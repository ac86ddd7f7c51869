import { type Opening, openingBounds } from '@knotenblech/shared/files/single-parts/opening.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/actions/button.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { MeasureField } from '../../ui/fields/measure-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './single-part.module.css';

type Placed = Pick<Opening, 'xMm' | 'yMm' | 'grid'>;

type OpeningCardProps<P extends Placed> = {
  title: string;
  opening: P;
  problem: string | null;
  onChange: (opening: P) => void;
  onRemove: () => void;
  /** The fields of its shape. */
  children: ReactNode;
};

const blankGrid = { columns: 2, rows: 1, stepXMm: 60, stepYMm: 60 };

/** One opening: its shape, its place, and how often it is repeated. */
export const OpeningCard = <P extends Placed>(props: OpeningCardProps<P>) => {
  const { title, opening, problem, onChange, onRemove, children } = props;
  const { t } = useLingui();
  return (
    <fieldset className={styles.opening}>
      <legend className={styles.openingTitle}>{title}</legend>
      <div className={styles.measures}>
        {children}
        <MeasureField
          label={t`x`}
          unit="mm"
          value={opening.xMm}
          bounds={openingBounds.placeMm}
          onChange={(xMm) => onChange({ ...opening, xMm })}
        />
        <MeasureField
          label={t`y`}
          unit="mm"
          value={opening.yMm}
          bounds={openingBounds.placeMm}
          onChange={(yMm) => onChange({ ...opening, yMm })}
        />
      </div>
      <div className={styles.openingFoot}>
        <Switch
          isSelected={opening.grid !== null}
          onChange={(isGrid) => onChange({ ...opening, grid: isGrid ? blankGrid : null })}
        >
          <Trans>im Raster</Trans>
        </Switch>
        <IconButton label={t`${title} entfernen`} onPress={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </div>
      {opening.grid ? <GridFields grid={opening.grid} onChange={(grid) => onChange({ ...opening, grid })} /> : null}
      {problem ? (
        <p role="alert" className={styles.problem}>
          {title}: {problem}
        </p>
      ) : null}
    </fieldset>
  );
};

type Grid = NonNullable<Opening['grid']>;

const GridFields = ({ grid, onChange }: { grid: Grid; onChange: (grid: Grid) => void }) => {
  const { t } = useLingui();
  return (
    <div className={styles.measures}>
      <MeasureField
        label={t`Spalten`}
        value={grid.columns}
        bounds={openingBounds.gridCount}
        isWhole
        onChange={(columns) => onChange({ ...grid, columns })}
      />
      <MeasureField
        label={t`Reihen`}
        value={grid.rows}
        bounds={openingBounds.gridCount}
        isWhole
        onChange={(rows) => onChange({ ...grid, rows })}
      />
      <MeasureField
        label={t`Abstand x`}
        unit="mm"
        value={grid.stepXMm}
        bounds={openingBounds.stepMm}
        onChange={(stepXMm) => onChange({ ...grid, stepXMm })}
      />
      <MeasureField
        label={t`Abstand y`}
        unit="mm"
        value={grid.stepYMm}
        bounds={openingBounds.stepMm}
        onChange={(stepYMm) => onChange({ ...grid, stepYMm })}
      />
    </div>
  );
};
