import type { CartEntry, CartObstacle } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { isUnwelded } from '@knotenblech/shared/projects/project-state.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cartObstacleLabels } from '../../../i18n/words/order-labels.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { IconButton } from '../../../ui/actions/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedText } from '../../../ui/fields/use-saved-text.ts';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Weight } from '../../../ui/figures/weight.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { OpenDecisions } from '../../project/public/open-decisions.tsx';
import { ProjectPicture } from '../../project/public/project-picture.tsx';
import { restoreLine } from '../public/amounts/use-shown-price.ts';
import { UnweldedMark } from '../public/line-contents.tsx';
import { OrderedBefore } from '../public/ordered-notice.tsx';
import styles from './cart-line-row.module.css';

type BasketLineProps = { entry: CartEntry; seesPrices: boolean; toShownCents: (netCents: number) => number };

export const CartLineRow = ({ entry, seesPrices, toShownCents }: BasketLineProps) => {
  const { line, project, unitCents, lineCents, obstacle } = entry;
  const { t } = useLingui();
  const shop = useShop();
  const name = project?.name ?? t`Unbekanntes Projekt`;
  const reference = useSavedText(line.reference, (text) =>
    shop.change('setCartLine', { lineId: line.id, reference: text }),
  );
  const comment = useSavedText(line.comment, (text) => shop.change('setCartLine', { lineId: line.id, comment: text }));
  const isOnRequest = obstacle === 'on-request' || obstacle === 'missing-data';
  const hasPrice = unitCents !== null && lineCents !== null && !isOnRequest;
  const noPrice = isOnRequest ? t`auf Anfrage` : '–';
  const remove = async () => {
    await shop.change('setCartLine', { lineId: line.id, quantity: 0 });
    addToast({ words: t`„${name}“ ist nicht mehr im Warenkorb.`, undo: () => void restoreLine(shop, line) });
  };
  return (
    <li className={styles.line} aria-label={name}>
      <div className={styles.picture}>{project ? <ProjectPicture projectId={project.id} view="TRI" /> : null}</div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {project ? (
            <Link from="/$lang" to="/$lang/shop/details/$projectId" params={{ projectId: project.id }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {project ? <LineFacts project={project} /> : null}
        {obstacle && !isOnRequest && (seesPrices || obstacle !== 'no-price') ? (
          <Obstacle obstacle={obstacle} projectId={project?.id ?? null} />
        ) : null}
        {project && (obstacle === null || isOnRequest) ? (
          <OpenDecisions projectId={project.id}>
            {isOnRequest ? <Obstacle obstacle={obstacle} projectId={project.id} /> : null}
          </OpenDecisions>
        ) : null}
      </div>
      <div className={styles.quantity}>
        <QuantityField
          quantity={line.quantity}
          onChange={(quantity) => void shop.change('setCartLine', { lineId: line.id, quantity })}
        />
      </div>
      <dl className={styles.prices}>
        <div>
          <dt>
            <Trans>Einzelpreis</Trans>
          </dt>
          <dd>{hasPrice ? <Amount cents={toShownCents(unitCents)} /> : noPrice}</dd>
        </div>
        <div className={styles.total}>
          <dt>
            <Trans>Gesamtpreis</Trans>
          </dt>
          <dd>{hasPrice ? <Amount cents={toShownCents(lineCents)} /> : noPrice}</dd>
        </div>
      </dl>
      <div className={styles.remove}>
        <IconButton label={t`„${name}“ aus dem Warenkorb nehmen`} onPress={() => void remove()}>
          <Icon name="trash" />
        </IconButton>
      </div>
      <div className={styles.texts}>
        <TextField label={t`Kommission`} maxLength={200} isMultiline {...reference} />
        <TextField label={t`Bemerkung`} maxLength={2000} isMultiline {...comment} />
      </div>
    </li>
  );
};

type ObstacleProps = { obstacle: CartObstacle; projectId: ProjectId | null };

/** A colleague's project may still be on its way to this device. */
const Obstacle = ({ obstacle, projectId }: ObstacleProps) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const words = i18n._(cartObstacleLabels[obstacle]);
  if (!projectId)
    return (
      <ObstacleLine>
        <WhenLoaded spaces={[customerSpace(actor.customerId)]} isLine>
          {words}
        </WhenLoaded>
      </ObstacleLine>
    );
  return (
    <ObstacleLine>
      {words}{' '}
      {obstacle === 'no-price' ? null : (
        <Link from="/$lang" to="/$lang/shop/details/$projectId" params={{ projectId }}>
          <Trans>Projekt öffnen</Trans>
        </Link>
      )}
    </ObstacleLine>
  );
};

const ObstacleLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.obstacle}>
    <Icon name="warn" size={16} />
    <span>{children}</span>
  </p>
);

/** Number, parts, weight, additional text and comment of a project, in one quiet block. */
const LineFacts = ({ project }: { project: Project }) => {
  const { number, partCount, netWeightG, additionalText, comment } = project;
  return (
    <>
      <p className={styles.facts}>
        <span>{number === null ? <Trans>noch ohne Nummer</Trans> : <Trans>Nr. {number}</Trans>}</span>
        <span>
          <Trans>
            <Plural value={partCount} one="# Teil" other="# Teile" />
          </Trans>
        </span>
        <span>
          <Weight g={netWeightG} unweighed={project.unweighedCount} />
        </span>
        {isUnwelded(project) ? <UnweldedMark /> : null}
      </p>
      <OrderedBefore project={project} />
      {additionalText === '' ? null : <p className={styles.additional}>{additionalText}</p>}
      {comment === '' ? null : <p className={styles.additional}>{comment}</p>}
    </>
  );
};

type QuantityFieldProps = { quantity: number; onChange: (quantity: number) => void };

/** How many times a project is ordered. */
const QuantityField = ({ quantity, onChange }: QuantityFieldProps) => {
  const { t } = useLingui();
  return (
    <NumberField
      data-saves-itself
      label={t`Stückzahl`}
      value={quantity}
      bounds={[1, 9999]}
      errorHint={t`Zum Entfernen dient der Papierkorb.`}
      onChange={onChange}
    />
  );
};
