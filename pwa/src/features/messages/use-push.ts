import { pushCalls } from '@knotenblech/shared/api/push-calls.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { endPush, pushManager } from '../../device/auth/close-session.ts';
import { isOffHomeScreen } from '../../device/quota/local-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { useShop, useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { callServer } from '../../sync/transport/call-server.ts';

/** Whether this browser announces new messages, and the switch for it; null while that is looked up. */
export const usePush = () => {
  const shop = useShop();
  const { i18n } = useLingui();
  const isOffline = useSyncStatus().state === 'offline';
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | 'browser' | null>(null);
  useEffect(() => {
    let isOver = false;
    void readPush(shop, isOffline).then((read) => (isOver ? null : setState(read)));
    return () => {
      isOver = true;
    };
  }, [shop, isOffline]);
  const turn = async (isWanted: boolean) => {
    if (state?.kind !== 'on' && state?.kind !== 'off') return;
    setBusy(true);
    setFailure(null);
    try {
      const wish = { shop, publicKey: state.publicKey, language: i18n.locale };
      await (isWanted ? startPush(wish) : endPush(shop));
    } catch (error) {
      setFailure(error instanceof DomainError ? error.code : 'browser');
    }
    setState(await readPush(shop, false));
    setBusy(false);
  };
  return { state, isBusy, failure, turn: (isWanted: boolean) => void turn(isWanted) };
};

/** Whether this browser announces new messages, or why it cannot. */
export type PushState =
  | { kind: 'unsupported' | 'needs-install' | 'switched-off' | 'unreached' | 'blocked' }
  | { kind: 'off' | 'on'; publicKey: string };

const readPush = async (shop: Shop, isOffline: boolean): Promise<PushState> => {
  const manager = await pushManager();
  if (!manager) return { kind: isOffHomeScreen() ? 'needs-install' : 'unsupported' };
  if (isOffline) return { kind: 'unreached' };
  const state = await callServer(shop, { path: '/account/push', answer: pushCalls.state.answer }).catch(() => null);
  if (!state) return { kind: 'unreached' };
  if (state.publicKey === null) return { kind: 'switched-off' };
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  const isOn = state.isOn && (await manager.getSubscription()) !== null;
  return { kind: isOn ? 'on' : 'off', publicKey: state.publicKey };
};

const patienceMs = 20_000;

/** Browsers without a push service never say so. */
const subscribe = (manager: PushManager, publicKey: string) =>
  Promise.race([
    manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the push service did not answer')), patienceMs);
    }),
  ]);

type Wish = { shop: Shop; publicKey: string; language: string };

/**
 * Asks the user, then the browser, then the server. Throws DomainError where the server refuses, any other error where the
 * browser does.
 */
const startPush = async ({ shop, publicKey, language }: Wish): Promise<void> => {
  const manager = await pushManager();
  if (!manager || (await Notification.requestPermission()) !== 'granted') return;
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await subscribe(manager, publicKey);
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (!endpoint || !p256dh || !auth) throw new DomainError('invalid_input', { field: 'endpoint' });
  const body = { endpoint, keys: { p256dh, auth } };
  const path = `/account/push?language=${language}`;
  await callServer(shop, { path, body, answer: pushCalls.subscribe.answer });
};
