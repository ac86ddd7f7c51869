import type { Finding } from '@knotenblech/shared/parts/findings/part-findings.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { type CheckState, missOf, ruleOf, stateOf } from '@knotenblech/shared/prices/check/finding-rules.ts';
import { type Remedy, remediesOf } from '@knotenblech/shared/prices/check/remedies.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { checkStateLabels, mendLabels, remedyLabel, ruleSourceLabel } from '../../../i18n/words/check-labels.ts';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatDifference, formatEuro } from '../../../ui/figures/format-figure.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { useProject } from '../open/project-context.tsx';
import { limitsOf } from '../open/project-figures.ts';
import styles from './check.module.css';
import type { numberFindings } from './use-places.ts';
import { type RemedyPrice, useAcceptFinding, useMendEdit, useRemedy } from './use-remedies.ts';

/** How a part or one finding stands, by a word, an icon and a colour. */
export const StateChip = ({ state }: { state: Exclude<CheckState, 'fine'> }) => {
  const { i18n } = useLingui();
  return (
    <span className={`${styles.chip} ${styles[state]}`}>
      <Icon name={state === 'noted' || state === 'changed' ? 'info' : 'warn'} size={14} />
      <span>{i18n._(checkStateLabels[state])}</span>
    </span>
  );
};

type Numbered = ReturnType<typeof numberFindings>[number];

/** What is to be said of a part, each with its place, its rule, and the buttons that mend it. */
export const FindingList = ({ part, numbered }: { part: Part; numbered: readonly Numbered[] }) => (
  <ul className={styles.list}>
    {numbered.map(({ finding, number }, place) => (
      <FindingRow key={`${place} ${finding.code}`} part={part} finding={finding} number={number} />
    ))}
  </ul>
);

type FindingRowProps = { part: Part; finding: Finding; number: number | null };

const FindingRow = ({ part, finding, number }: FindingRowProps) => {
  const { i18n, t } = useLingui();
  const { source, areChoicesOpen, isEditable } = useProject();
  const accept = useAcceptFinding(part);
  const { state } = ruleOf(finding);
  const accepted = part.accepted ?? [];
  const shown = stateOf(finding, accepted);
  const isAsked = state === 'choice' && finding.effect === 'warn';
  const isAccepted = isAsked && accepted.includes(finding.code);
  const limits = limitsOf(source);
  const remedies = areChoicesOpen && !isAccepted && !part.isWelded ? remediesOf(part, finding, { limits }) : [];
  return (
    <li className={styles.finding}>
      <p className={styles.words}>
        {number === null ? null : (
          <span className={styles.number} role="img" aria-label={t`Stelle ${number} in der Zeichnung`}>
            {number}
          </span>
        )}
        <span>{remarkText(i18n, finding)}</span>
      </p>
      <p className={styles.rule}>
        {shown === 'fine' ? null : <StateChip state={shown} />}
        <RuleWords finding={finding} />
      </p>
      {remedies.length > 0 || (isAsked && isEditable) ? (
        <div className={styles.remedies}>
          {remedies.map((remedy) => (
            <RemedyButton key={JSON.stringify(remedy)} part={part} remedy={remedy} />
          ))}
          {isAsked && isEditable ? (
            <Button tone="quiet" onPress={() => accept(finding.code)}>
              {isAccepted ? <Trans>Wieder fragen</Trans> : <Trans>So lassen</Trans>}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
};

/** Whose rule it is, and by how much it is missed. */
const RuleWords = ({ finding }: { finding: Finding }) => {
  const { i18n, t } = useLingui();
  const { source } = ruleOf(finding);
  const miss = missOf(finding);
  const by =
    miss && (miss.unit === 'deg' ? `${germanNumber(miss.missedBy, 0, 2)}°` : `${germanNumber(miss.missedBy, 0, 2)} mm`);
  return (
    <span>
      {ruleSourceLabel(i18n, source)}
      {by === null ? '' : ` · ${t`um ${by} verfehlt`}`}
    </span>
  );
};

/** What mends a finding of a part at one tap; nothing where nothing does. */
export const FirstRemedy = ({ part, finding }: { part: Part; finding: Finding }) => {
  const { source, areChoicesOpen } = useProject();
  if (!areChoicesOpen || part.isWelded || part.accepted?.includes(finding.code)) return null;
  const [remedy] = remediesOf(part, finding, { limits: limitsOf(source) });
  return remedy ? <RemedyButton part={part} remedy={remedy} /> : null;
};

const RemedyButton = ({ part, remedy }: { part: Part; remedy: Remedy }) => {
  const { i18n } = useLingui();
  const offered = useRemedy(part, remedy);
  if (offered === null) return null;
  return (
    <Button isDisabled={offered.take === null} onPress={() => offered.take?.()}>
      {remedyLabel(i18n, remedy)}
      {offered.price ? <RemedyPriceText price={offered.price} /> : null}
    </Button>
  );
};

const RemedyPriceText = ({ price: { kind, cents } }: { price: RemedyPrice }) => {
  const shown = useShownPrice();
  if (!shown) return null;
  const amount = Math.sign(cents) * shown.toShownCents(Math.abs(cents));
  const words = kind === 'difference' ? formatDifference(amount) : formatEuro(amount);
  return <span className={styles.price}>{words}</span>;
};

/** What its user changed of the shape of a part, and the way back to its file. */
export const MendedNote = ({ part }: { part: Part }) => {
  const { i18n } = useLingui();
  const { areChoicesOpen } = useProject();
  const { drop } = useMendEdit(part);
  if (!part.mends) return null;
  return (
    <div className={styles.mended}>
      <p>
        <Trans>Geändert: {mendLabels(i18n, part.mends)}</Trans>
      </p>
      {areChoicesOpen ? (
        <Button tone="quiet" onPress={drop}>
          <Trans>Wie in der Datei</Trans>
        </Button>
      ) : null}
    </div>
  );
};
