import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { Checkbox, Switch } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { AllSwatches } from '../../../ui/figures/swatch.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { iconPaths } from '../../../ui/icons/icon-paths.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { ProgressSteps } from '../../../ui/signals/progress-steps.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { Badge, StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import styles from './demo-elements.module.css';
import { LayoutElements } from './layout-elements.tsx';

/** Every part of the interface in each of its states. */
export const DemoElementsScreen = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Bausteine der Oberfläche`} lead={<Trans>Jedes Element in seinen Zuständen, hell und dunkel.</Trans>}>
      <div className={styles.sections}>
        <ActionElements />
        <FieldElements />
        <SignalElements />
        <FigureElements />
        <LayoutElements />
      </div>
    </Page>
  );
};

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;

const ActionElements = () => {
  const { t } = useLingui();
  const words = { primary: t`Hauptaktion`, secondary: t`Nebenaktion`, quiet: t`Leise`, danger: t`Entfernen` };
  const entry = (id: string, label: string) => ({ id, label, textValue: label, onAction: () => undefined });
  return (
    <section className={styles.group}>
      <h2>
        <Trans>Aktionen</Trans>
      </h2>
      {[{}, { isDisabled: true }, { isPending: true }].map((state) => (
        <div key={Object.keys(state)[0] ?? 'plain'} className={styles.row}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} {...state}>
              {words[tone]}
            </Button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <Button icon={<Icon name="plus" />}>
          <Trans>Mit Zeichen</Trans>
        </Button>
        <LinkButton from="/$lang" to="/$lang/home">
          <Trans>Verweis</Trans>
        </LinkButton>
        <IconButton label={t`Bearbeiten`}>
          <Icon name="edit" />
        </IconButton>
        <MenuButton
          label={t`Menü`}
          face={<Icon name="more" size={24} />}
          groups={[[entry('copy', t`Kopieren`), entry('trash', t`In den Papierkorb`)]]}
        />
      </div>
      <div className={styles.row}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} size={24} />
            {name}
          </span>
        ))}
      </div>
    </section>
  );
};

const FieldElements = () => {
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

const FigureElements = () => (
  <section className={styles.group}>
    <h2>
      <Trans>Zahlen und Oberflächen</Trans>
    </h2>
    <div className={styles.row}>
      <Amount cents={123_456} />
      <Measure g={12_345} />
      <AllSwatches />
    </div>
  </section>
);

const notices = ['info', 'good', 'warn', 'error'] as const;

const chips = ['quiet', 'active', 'good', 'warn', 'bad'] as const;

const SignalElements = () => {
  const { t } = useLingui();
  const words = { quiet: t`ruhig`, active: t`läuft`, good: t`fertig`, warn: t`prüfen`, bad: t`abgelehnt` };
  return (
    <section className={styles.group}>
      <h2>
        <Trans>Signale</Trans>
      </h2>
      <div className={styles.stack}>
        {notices.map((tone) => (
          <Notice key={tone} tone={tone} title={<Trans>Was geschehen ist</Trans>}>
            <p>
              <Trans>Was es bedeutet und was zu tun ist.</Trans>
            </p>
          </Notice>
        ))}
      </div>
      <div className={styles.row}>
        {chips.map((tone) => (
          <StateChip key={tone} tone={tone}>
            {words[tone]}
          </StateChip>
        ))}
        <Badge count={7} />
        <Spinner />
        <Spinner size="small" />
        <Button onPress={() => addToast({ words: <Trans>Gespeichert.</Trans> })}>
          <Trans>Kurz melden</Trans>
        </Button>
      </div>
      <ProgressSteps
        label={t`Schritte`}
        steps={[
          { id: 'done', label: t`Datei gelesen`, result: t`42 Teile`, state: 'done' },
          { id: 'active', label: t`Teile vermessen`, state: 'active' },
          { id: 'open', label: t`Preis rechnen`, state: 'open' },
          { id: 'failed', label: t`Übertragen`, state: 'failed' },
        ]}
      />
    </section>
  );
};
