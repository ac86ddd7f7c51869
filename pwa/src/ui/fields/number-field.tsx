import { germanInput } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { useEntry } from '../forms/use-entry.ts';
import { Icon } from '../icons/icon.tsx';
import { readMeasure } from './decimal-text.ts';
import styles from './field.module.css';
import numberStyles from './number-field.module.css';

export type NumberFieldProps = Pick<AriaNumberFieldProps, 'isDisabled'> & {
  label: string;
  /** The label is only heard, as in a table whose column says it. */
  isLabelHidden?: boolean;
  unit?: string;
  value: number;
  /** Smallest and largest value. */
  bounds: readonly [number, number];
  /** Said beside what is wrong with what was typed. */
  errorHint?: string | undefined;
  onChange: (value: number) => void;
  'data-saves-itself'?: boolean;
};

/** What was typed and is no number of the field; once the field is left it shows its value again. */
type Wrong = { text: string; isLeft: boolean };

const whole = { useGrouping: false, maximumFractionDigits: 0 };

/** They move the cursor, as in every text: not the number to its least or its largest. */
const moveCursorOnly = (event: KeyboardEvent) => {
  if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
};

/** What is pasted is read as what is typed. */
const pasteAsText = (event: ClipboardEvent) => event.stopPropagation();

/** React Aria leaves out single keys: '1.5' would be taken for 15. */
const useEveryKey = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const keep = (event: Event) => event.stopPropagation();
    const element = place.current;
    element?.addEventListener('beforeinput', keep, true);
    return () => element?.removeEventListener('beforeinput', keep, true);
  }, []);
  return place;
};

/** A whole number in German format with steps of a finger's size. What is typed and is none changes nothing and is said. */
export const NumberField = (props: NumberFieldProps) => (
  // One that closes under the cursor would be left with what it held when the cursor came.
  <OpenOrClosedField key={String(props.isDisabled ?? false)} {...props} />
);

const OpenOrClosedField = ({
  label,
  isLabelHidden = false,
  unit,
  value,
  bounds,
  errorHint,
  onChange,
  ...props
}: NumberFieldProps) => {
  const { t } = useLingui();
  const [isUnread, setIsUnread] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const noteChange = useEntry({ value, savesItself: props['data-saves-itself'], isUnread });
  const everyKey = useEveryKey();
  const leave = () => {
    setIsUnread(false);
    setWrong((known) => known && { ...known, isLeft: true });
  };
  return (
    <I18nProvider locale="de-DE">
      <AriaNumberField
        {...props}
        formatOptions={whole}
        value={value}
        minValue={bounds[0]}
        maxValue={bounds[1]}
        step={1}
        onChange={(wanted) => {
          setIsUnread(false);
          setWrong(null);
          if (Number.isNaN(wanted)) return;
          noteChange();
          onChange(wanted);
        }}
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        incrementAriaLabel={t`${label}: mehr`}
        decrementAriaLabel={t`${label}: weniger`}
        isInvalid={wrong !== null}
        className={styles.field ?? ''}
      >
        {({ state }) => (
          <>
            {isLabelHidden ? null : <Label className={styles.label ?? ''}>{label}</Label>}
            <Group
              ref={everyKey}
              className={numberStyles.group ?? ''}
              onKeyDownCapture={(event) => {
                moveCursorOnly(event);
                if (event.key === 'Enter') leave();
              }}
              onPasteCapture={pasteAsText}
            >
              <Button slot="decrement" className={numberStyles.step ?? ''}>
                <Icon name="minus" />
              </Button>
              <Input
                className={numberStyles.input ?? ''}
                {...(wrong && !wrong.isLeft ? { value: wrong.text } : {})}
                onChange={({ target: { value: text } }) => {
                  const read = readMeasure(text, bounds, true);
                  const isWrong = text !== '' && Number.isNaN(read);
                  setIsUnread(true);
                  setWrong(isWrong ? { text, isLeft: false } : null);
                  state.setInputValue(text === '' ? '' : germanInput(isWrong ? value : read, 0));
                }}
                onBlur={leave}
              />
              {unit ? <span className={numberStyles.unit}>{unit}</span> : null}
              <Button slot="increment" className={numberStyles.step ?? ''}>
                <Icon name="plus" />
              </Button>
            </Group>
            <FieldError className={styles.error ?? ''}>
              <span role="alert">{wrong ? <WrongWords {...{ wrong, value, bounds, errorHint }} /> : null}</span>
            </FieldError>
          </>
        )}
      </AriaNumberField>
    </I18nProvider>
  );
};

type WrongWordsProps = { wrong: Wrong } & Pick<NumberFieldProps, 'value' | 'bounds' | 'errorHint'>;

const WrongWords = ({ wrong, value, bounds: [least, largest], errorHint }: WrongWordsProps) => (
  <>
    {wrong.isLeft ? (
      <>
        <Trans>
          „{wrong.text}“ gilt nicht, es bleibt bei {germanInput(value, 0)}.
        </Trans>{' '}
      </>
    ) : null}
    <Trans>
      Nur ganze Zahlen von {germanInput(least, 0)} bis {germanInput(largest, 0)}.
    </Trans>{' '}
    {errorHint}
  </>
);
