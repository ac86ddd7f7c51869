import { writeConnectorLink } from '@knotenblech/shared/connectors/connector-inputs.ts';
import { type ConnectorType, connectors } from '@knotenblech/shared/connectors/connectors.ts';
import type { ConnectorValue, ConnectorValues } from '@knotenblech/shared/connectors/parts/define-connector.ts';
import { safeFileName } from '@knotenblech/shared/exports/table-to-csv.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { timberBody } from '@knotenblech/shared/timber/timber-body.ts';
import { writeTimber } from '@knotenblech/shared/timber/write-timber.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../i18n/words/error-messages.ts';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { downloadFile } from '../../ui/actions/download-file.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Fold } from '../../ui/layout/fold.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import styles from './connector.module.css';
import { ConnectorFields } from './connector-fields.tsx';
import { ConnectorDetails, ConnectorView } from './connector-preview.tsx';
import { KeepTemplate } from './templates.tsx';
import { useConnectorPrice, useConnectorReading, useMakeConnector } from './use-connector.ts';
import { connectorLeads, connectorNames } from './words/connector-words.ts';
import { refusalWords } from './words/rule-words.ts';

type ConnectorScreenProps = {
  type: ConnectorType;
  /** What its address says, and what of that was not understood. */
  opened: { given: ConnectorValues; unread: readonly string[] };
  /** The inputs changed: its address follows. */
  onInputs: (given: ConnectorValues) => void;
  onMade: (projectId: ProjectId) => void;
};

/** A connector from few inputs: form beside what they make, with every keystroke. */
export const ConnectorScreen = ({ type, opened, onInputs, onMade }: ConnectorScreenProps) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const catalogue = useCatalogue();
  const [given, setGiven] = useState<ConnectorValues>(opened.given);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const kind = connectors[type];
  const states = useMemo(() => kind.resolve(given).filter(({ isShown }) => isShown), [kind, given]);
  const made = useMemo(() => (catalogue ? kind.design(given, catalogue.profiles) : null), [kind, given, catalogue]);
  const reading = useConnectorReading(type, made?.design ?? null);
  const price = useConnectorPrice(made?.design ?? null, reading);
  const set = (name: string, value: ConnectorValue | undefined) => {
    const { [name]: _, ...others } = given;
    const next = value === undefined ? others : { ...others, [name]: value };
    setGiven(next);
    // An address that changes with every key would be refused by browsers.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onInputs(usable(next)), 300);
  };
  const isAsked = ({ field }: (typeof states)[number]) => field.kind !== 'number' || field.propose === undefined;
  const proposals = states.filter((state) => !isAsked(state));
  return (
    <Page title={i18n._(connectorNames[type])} lead={i18n._(connectorLeads[type])}>
      <div className={styles.layout}>
        <div className={styles.form}>
          {opened.unread.length > 0 ? (
            <Notice tone="warn" title={<Trans>Der Link war nicht ganz zu lesen</Trans>}>
              {opened.unread.slice(0, 5).join(', ')}
            </Notice>
          ) : null}
          <ConnectorFields type={type} states={states.filter(isAsked)} onChange={set} />
          {proposals.length > 0 ? (
            <Fold title={<Trans>Abstände und Maße, von uns vorgeschlagen</Trans>} count={proposals.length}>
              <ConnectorFields type={type} states={proposals} onChange={set} />
            </Fold>
          ) : null}
        </div>
        <div className={styles.seen}>
          {made?.design ? <ConnectorView type={type} design={made.design} price={price} /> : null}
          {made && !made.design ? (
            <Notice tone="error" title={<Trans>So ergibt das keinen Verbinder</Trans>}>
              <ul className={styles.remarks}>
                {[...new Set(made.refusals.map((refusal) => refusalWords(i18n, type, refusal)))].map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </Notice>
          ) : null}
          {made ? null : <Spinner />}
        </div>
        <div className={styles.details}>
          {may(actor, 'createProject') ? (
            <Actions type={type} given={usable(given)} design={made?.design ?? null} onMade={onMade} />
          ) : null}
          <p className={styles.claim}>
            <Trans>
              Die Abstände folgen EN 1995 und EN 1993. Tragfähigkeit ist nicht gerechnet: Ihr Statiker rechnet nach.
            </Trans>
          </p>
          {made?.design ? <ConnectorDetails design={made.design} reading={reading} price={price} /> : null}
        </div>
      </div>
    </Page>
  );
};

/** Without what is half typed. */
const usable = (given: ConnectorValues): ConnectorValues =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => !Number.isNaN(value)));

type ActionsProps = {
  type: ConnectorType;
  given: ConnectorValues;
  design: NonNullable<ReturnType<(typeof connectors)[ConnectorType]['design']>['design']> | null;
  onMade: (projectId: ProjectId) => void;
};

const Actions = ({ type, given, design, onMade }: ActionsProps) => {
  const { t, i18n } = useLingui();
  const { isVisitors } = useShop();
  const make = useMakeConnector(type);
  const [isMaking, setIsMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const create = async () => {
    if (!design) return;
    setIsMaking(true);
    setFailure(null);
    try {
      onMade(await make(design, given));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      setFailure(errorMessage(i18n, error.code, error.details));
    } finally {
      setIsMaking(false);
    }
  };
  const copy = async () => {
    const address = location.pathname.replace(/[^/]*$/, writeConnectorLink(type, given));
    await navigator.clipboard.writeText(`${location.origin}${address}`);
    setIsCopied(true);
  };
  return (
    <>
      {failure ? (
        <Notice tone="error" title={<Trans>Das Projekt ist nicht angelegt</Trans>}>
          {failure}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button tone="primary" isPending={isMaking} isDisabled={design === null} onPress={() => void create()}>
          <Trans>Als Projekt anlegen</Trans>
        </Button>
        <Button icon={<Icon name={isCopied ? 'check' : 'copy'} />} onPress={() => void copy()}>
          {isCopied ? t`Link kopiert` : t`Link kopieren`}
        </Button>
        {design && design.members.some(({ features }) => features.length > 0) ? (
          <Button icon={<Icon name="download" />} onPress={() => saveTimber(design, i18n._(connectorNames[type]))}>
            <Trans>Holz als BTLx</Trans>
          </Button>
        ) : null}
        {isVisitors ? null : <KeepTemplate type={type} given={given} isDisabled={design === null} />}
      </div>
    </>
  );
};

/** The pieces of wood near the joint, with what the connector takes from them. */
const saveTimber = ({ members, quantity, position }: NonNullable<ActionsProps['design']>, name: string) => {
  const pieces = members
    .filter(({ features }) => features.length > 0)
    .map((member, place) => ({
      name: `${name} ${place + 1}`,
      body: timberBody(member, Math.ceil(member.shownMm)),
      count: quantity,
      steel: position || name,
    }));
  const bytes = new TextEncoder().encode(writeTimber(position || name, pieces));
  downloadFile({ bytes, type: 'application/xml' }, `${safeFileName(position || name, 'holz')}.btlx`);
};
