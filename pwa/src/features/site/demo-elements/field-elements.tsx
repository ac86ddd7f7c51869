import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './demo-elements.module.css';

export const FieldElements = () => {
  const { t } = useLingui();
  const [text, setText] = useState('Feuerverzinkungszuschlag');
  const [grade, setGrade] = useState<'S235' | 'S355'>('S355');
  const [isOn, setIsOn] = useState(true);
  const [count, setCount] = useState(4);
  const grades = [
    { value: 'S235', label: 'S235JR' },
    { value: 'S355', label: 'S355J2' },
  ] as const;
  return (
    <section className={styles.group}>
      <h2>
        <Trans>Felder</Trans>
      </h2>
      <div className={styles.fields}>
        <TextField label={t`Text`} hint={<Trans>Ein Hinweis steht darunter.</Trans>} value={text} onChange={setText} />
        <TextField label={t`Mit Fehler`} error={t`Dieses Feld muss ausgefüllt werden.`} value="" onChange={setText} />
        <TextField label={t`Gesperrt`} isDisabled value={text} />
        <TextField label={t`Mehrzeilig`} isMultiline value={text} onChange={setText} />
        <NumberField label={t`Menge`} value={count} bounds={[1, 9999]} onChange={setCount} />
        <NumberField label={t`Länge`} value={1250} bounds={[1, 9999]} onChange={setCount} unit="mm" isDisabled />
        <Select label={t`Stahlsorte`} choices={grades} value={grade} onChange={setGrade} />
        <Select label={t`Gesperrte Auswahl`} choices={grades} value={grade} onChange={setGrade} isDisabled />
        <div className={styles.stack}>
          <Checkbox isSelected={isOn} onChange={setIsOn}>
            <Trans>Ankreuzen</Trans>
          </Checkbox>
          <Checkbox isSelected isDisabled>
            <Trans>Gesperrt</Trans>
          </Checkbox>
          <Switch isSelected={isOn} onChange={setIsOn}>
            <Trans>Schalten</Trans>
          </Switch>
          <Switch isDisabled>
            <Trans>Gesperrt</Trans>
          </Switch>
        </div>
      </div>
      <RadioCards
        label={t`Eine von mehreren`}
        value={grade}
        onChange={setGrade}
        cards={grades.map(({ value, label }) => ({ value, title: label, note: t`Ein Satz dazu` }))}
      />
    </section>
  );
};
