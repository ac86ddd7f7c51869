import { isRalClassic } from '@knotenblech/shared/catalogue/colours/is-ral-classic.ts';
import { finishes, type Surface } from '@knotenblech/shared/parts/finishes.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Swatch } from '../../../ui/figures/swatch.tsx';
import { useRalColours } from './use-ral-colours.ts';

type ColourChoiceProps = {
  surface: Surface;
  ralNumber: string | null;
  isDisabled: boolean;
  onChange: (ralNumber: string) => void;
};

/** The colour of a coating: one of the shop's, or any number of RAL Classic as a special colour. */
export const ColourChoice = (props: ColourChoiceProps) =>
  finishes[props.surface].colours === 'any' ? <RalNumberField {...props} /> : <OfferedColours {...props} />;

const OfferedColours = ({ surface, ralNumber, isDisabled, onChange }: ColourChoiceProps) => {
  const { t } = useLingui();
  const { colours, nameOf } = useRalColours();
  const offered = colours.filter((colour) => colour.offer === finishes[surface].colours);
  const isOffered = offered.some((colour) => colour.ral === ralNumber);
  return (
    <Select
      label={t`Farbe`}
      choices={offered.map((colour) => ({
        value: colour.ral,
        label: nameOf(colour),
        mark: <Swatch surface={surface} colour={colour.hex} />,
      }))}
      value={isOffered ? ralNumber : null}
      placeholder={t`Farbe wählen`}
      error={isOffered || isDisabled ? null : t`Bitte eine Farbe wählen`}
      onChange={onChange}
      isDisabled={isDisabled}
    />
  );
};

const RalNumberField = ({ ralNumber, isDisabled, onChange }: ColourChoiceProps) => {
  const { t } = useLingui();
  const { colours, nameOf } = useRalColours();
  const [text, setText] = useState(ralNumber ?? '');
  const known = colours.find((colour) => colour.ral === text);
  const missing = /^\d{4}$/.test(text)
    ? t`RAL ${text} gibt es in RAL Classic nicht`
    : t`Vier Ziffern, zum Beispiel 7016`;
  return (
    <TextField
      data-saves-itself
      label={t`RAL-Nummer`}
      hint={known ? nameOf(known) : t`Sonderfarbe nach RAL Classic, vier Ziffern`}
      error={isRalClassic(text) || isDisabled ? null : missing}
      value={text}
      inputMode="numeric"
      maxLength={4}
      isDisabled={isDisabled}
      onChange={(typed) => {
        setText(typed);
        if (isRalClassic(typed) && typed !== ralNumber) onChange(typed);
      }}
    />
  );
};
