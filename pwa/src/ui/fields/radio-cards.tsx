import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './field.module.css';
import cardStyles from './radio-cards.module.css';

export type RadioCard<Value extends string> = {
  value: Value;
  title: ReactNode;
  /** One line below the title, such as working days or why it cannot be chosen. */
  note?: ReactNode;
  /** Stands right, such as a price. */
  aside?: ReactNode;
  isDisabled?: boolean;
};

export type RadioCardsProps<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null;
};

export const RadioCards = <Value extends string>({
  label,
  isLabelHidden = false,
  cards,
  value,
  onChange,
  error,
}: RadioCardsProps<Value>) => (
  <RadioGroup
    {...(isLabelHidden ? { 'aria-label': label } : {})}
    value={value}
    onChange={(chosen) => onChange(chosen as Value)}
    isInvalid={Boolean(error)}
    className={styles.field ?? ''}
  >
    {isLabelHidden ? null : <Label className={styles.label ?? ''}>{label}</Label>}
    <div className={cardStyles.cards}>
      {cards.map((card) => (
        <Radio
          key={card.value}
          value={card.value}
          isDisabled={card.isDisabled ?? false}
          className={cardStyles.card ?? ''}
        >
          <span className={cardStyles.dot} aria-hidden />
          <span className={cardStyles.words}>
            <span className={cardStyles.title}>{card.title}</span>
            {card.note ? <span className={cardStyles.note}>{card.note}</span> : null}
          </span>
          {card.aside ? <span className={cardStyles.aside}>{card.aside}</span> : null}
        </Radio>
      ))}
    </div>
    <FieldError className={styles.error ?? ''}>{error}</FieldError>
  </RadioGroup>
);
