import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button.tsx';
import { ActBar } from '../../../../ui/forms/act-bar.tsx';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { useOnRequest } from '../use-on-request.ts';
import { useOpenCosts } from '../use-open-costs.ts';
import { useClearOwn } from './use-clear-own.ts';

/** So many pieces one change may name. */
const mostPieces = 500;

/** What is done with all pieces that are chosen, at the foot of the window. */
export const ChosenPieces = () => {
  const { t } = useLingui();
  const { pieces, chosen, choose, costsOf, isSaving, isOpen } = useCosts();
  const openCosts = useOpenCosts();
  const setOnRequest = useOnRequest();
  const clearOwn = useClearOwn();
  const all = pieces.filter(({ key }) => chosen.has(key));
  if (all.length === 0) return null;
  const parts = all.filter(({ kind }) => kind === 'part');
  const isEveryOnRequest = all.every(({ id }) => costsOf.get(id)?.isOnRequest);
  const isTooMany = all.length > mostPieces;
  const isDisabled = isSaving || !isOpen || isTooMany;
  return (
    <div className={styles.chosen}>
      <ActBar
        label={t`Gewählte Positionen`}
        count={<Plural value={all.length} one="# Position gewählt" other="# Positionen gewählt" />}
        problem={isTooMany ? t`Zu viele auf einmal, höchstens ${mostPieces}.` : null}
        acts={
          <>
            <Button tone="quiet" onPress={() => choose([])}>
              <Trans>Auswahl aufheben</Trans>
            </Button>
            <Button tone="quiet" isDisabled={isDisabled} onPress={() => void clearOwn(all)}>
              <Trans>Auf Standard</Trans>
            </Button>
            <Button isDisabled={isDisabled} onPress={() => void setOnRequest(all, !isEveryOnRequest)}>
              {isEveryOnRequest ? <Trans>Anfrage aufheben</Trans> : <Trans>Auf Anfrage</Trans>}
            </Button>
            <Button isDisabled={isDisabled || parts.length === 0} onPress={() => openCosts.material(parts)}>
              <Trans>Material setzen</Trans>
            </Button>
            <Button isDisabled={isDisabled} onPress={() => openCosts.process(all)}>
              <Trans>Bearbeitung setzen</Trans>
            </Button>
          </>
        }
      >
        {null}
      </ActBar>
    </div>
  );
};
