import { isRalClassic } from '@knotenblech/shared/base-data/is-ral-classic.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Swatch } from '../../../ui/figures/swatch.tsx';
import { useRalColours } from './use-ral-colours.ts';

type ColourChoiceProps = {
  isCustom: boolean;
  ralNumber: string | null;
  isDisabled: boolean;
  onChange: (ralNumber: string) => void;
};

/** The powder's colour: one of the shop's, or any number of RAL Classic as a special colour. */
export const ColourChoice = (props: ColourChoiceProps) =>
  props.isCustom ? <RalNumberField {...props} /> : <StandardColours {...props} />;

const StandardColours = ({ ralNumber, isDisabled, onChange }: ColourChoiceProps) => {
  const { t } = useLingui();
  const { colours, nameOf } = useRalColours();
  const offered = colours.filter((colour) => colour.offer === 'standard');
  const isOffered = offered.some((colour) => colour.ral === ralNumber);
  return (
    <Select
      label={t`Farbe`}
      choices={offered.map((colour) => ({
        value: colour.ral,
        label: nameOf(colour),
        mark: <Swatch surface="POWDER_COATED" colour={colour.hex} />,
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
