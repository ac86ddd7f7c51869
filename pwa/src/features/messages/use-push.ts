import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { endPush } from '../../device/auth/push-subscription.ts';
import { useShop, useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { type PushState, readPush, startPush } from './push-state.ts';

/** Whether this browser announces new messages, and the switch for it; null while that is looked up. */
export const usePush = () => {
  const { database } = useShop();
  const { i18n } = useLingui();
  const isOffline = useSyncStatus().state === 'offline';
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | 'browser' | null>(null);
  useEffect(() => {
    let isOver = false;
    void readPush(database, isOffline).then((read) => (isOver ? null : setState(read)));
    return () => {
      isOver = true;
    };
  }, [database, isOffline]);
  const turn = async (isWanted: boolean) => {
    if (state?.kind !== 'on' && state?.kind !== 'off') return;
    setBusy(true);
    setFailure(null);
    try {
      const wish = { database, publicKey: state.publicKey, language: i18n.locale };
      await (isWanted ? startPush(wish) : endPush(database));
    } catch (error) {
      setFailure(error instanceof DomainError ? error.code : 'browser');
    }
    setState(await readPush(database, false));
    setBusy(false);
  };
  return { state, isBusy, failure, turn: (isWanted: boolean) => void turn(isWanted) };
};
