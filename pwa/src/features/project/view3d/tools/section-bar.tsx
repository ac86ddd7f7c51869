import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { IconButton } from '../../../../ui/actions/button.tsx';
import { formatMm } from '../../../../ui/figures/format-figure.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { Axis, Section } from '../scene/staged.ts';
import styles from '../space.module.css';

const axes: readonly Axis[] = ['x', 'y', 'z'];

type SectionBarProps = {
  section: Section;
  bounds: { min: Vector; max: Vector };
  onChange: (section: Section) => void;
  onClose: () => void;
};

/** A section through the middle of what stands in the picture. */
export const middleSection = (axis: Axis, { min, max }: SectionBarProps['bounds']): Section => {
  const place = axes.indexOf(axis);
  return { axis, atMm: ((min[place] ?? 0) + (max[place] ?? 0)) / 2, isTurned: false };
};

/** Axis, place and side of the section plane. */
export const SectionBar = ({ section, bounds, onChange, onClose }: SectionBarProps) => {
  const { t } = useLingui();
  const place = axes.indexOf(section.axis);
  const [min, max] = [bounds.min[place] ?? 0, bounds.max[place] ?? 0];
  return (
    <div role="group" aria-label={t`Schnitt`} className={styles.panel}>
      <RadioGroup
        aria-label={t`Achse des Schnitts`}
        orientation="horizontal"
        value={section.axis}
        onChange={(axis) => onChange(middleSection(axis as Axis, bounds))}
        className={styles.axes ?? ''}
      >
        {axes.map((axis) => (
          <Radio key={axis} value={axis} className={styles.axis ?? ''}>
            {axis.toUpperCase()}
          </Radio>
        ))}
      </RadioGroup>
      <input
        type="range"
        className={styles.slider}
        aria-label={t`Lage des Schnitts`}
        aria-valuetext={`${formatMm(section.atMm)} mm`}
        min={min}
        max={max}
        step={Math.max((max - min) / 1000, 0.01)}
        value={section.atMm}
        onChange={(event) => onChange({ ...section, atMm: Number(event.target.value) })}
      />
      <output className={styles.figure}>
        {formatMm(section.atMm)}
        <span className={styles.unit}>{'\u00a0mm'}</span>
      </output>
      <IconButton label={t`Andere Seite zeigen`} onPress={() => onChange({ ...section, isTurned: !section.isTurned })}>
        <Icon name="flip" />
      </IconButton>
      <IconButton label={t`Schnitt beenden`} onPress={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
};
