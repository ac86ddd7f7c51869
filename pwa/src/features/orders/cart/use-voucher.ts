import { voucherCheckSchema } from '@knotenblech/shared/api/orders/cart-calls.ts';
import type { VoucherTerms } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { voucherCodeOf } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { sendToServer } from '../../../sync/transport/call-server.ts';
import type { Choices, OrderDraft } from '../public/draft/order-draft.ts';

export type VoucherControl = {
  isChecking: boolean;
  /** The server was asked and did not answer. */
  isUnanswered: boolean;
  /** Why the last code was refused; it has been cleared. */
  refusal: string | null;
  closeRefusal: () => void;
  /** Takes a code into the cart and checks it; '' takes it out. */
  enter: (code: string) => Promise<void>;
};

/** The voucher of the cart: kept while the server cannot be asked, checked as soon as it can. */
export const useVoucher = (draft: OrderDraft, choose: (choices: Choices) => void): VoucherControl => {
  const shop = useShop();
  const { i18n } = useLingui();
  const { state: contact } = useSyncStatus();
  const [isChecking, setIsChecking] = useState(false);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useRef('');
  const entered = useRef<string | null>(null);
  const turn = useRef(0);

  const put = (code: string) => {
    entered.current = code;
    choose({ voucherCode: code, voucher: null });
  };
  const check = async (code: string) => {
    asked.current = code;
    turn.current += 1;
    const own = turn.current;
    setIsChecking(true);
    const answer = await askVoucher(shop, { code, partsCents: draft.partsCents, language: i18n.locale });
    if (turn.current !== own) return;
    setIsChecking(false);
    setIsUnanswered(answer === 'no-answer');
    if (answer === 'no-answer') return;
    if ('terms' in answer) return choose({ voucherCode: code, voucher: answer.terms });
    put('');
    setRefusal(answer.refusal);
  };
  const enter = async (typed: string) => {
    const code = voucherCodeOf(typed);
    if (isChecking && code === asked.current) return;
    const saved = draft.cart.voucherCode ?? '';
    const last = entered.current ?? saved;
    if (code === '' && last === '' && saved === '') return;
    setIsUnanswered(false);
    if (code === '') {
      asked.current = '';
      turn.current += 1;
      setIsChecking(false);
      return put('');
    }
    if (code === last && code === draft.cart.voucher?.code && draft.voucher.state !== 'unchecked') return;
    put(code);
    await check(code);
  };

  const waiting = draft.voucher.state === 'unchecked' && contact !== 'offline' ? draft.cart.voucherCode : undefined;
  const checkNow = useRef(check);
  useEffect(() => {
    checkNow.current = check;
  });
  useEffect(() => {
    if (waiting && asked.current !== waiting) void checkNow.current(waiting);
  }, [waiting]);
  useEffect(() => {
    if (contact === 'offline') asked.current = '';
  }, [contact]);
  return { isChecking, isUnanswered, refusal, closeRefusal: () => setRefusal(null), enter };
};

const timeoutMs = 10_000;

/** What the server says of a code: its terms, the first reason against it in the asked language, or nothing at all. */
type VoucherAnswer = { terms: VoucherTerms } | { refusal: string } | 'no-answer';

const askVoucher = async (
  shop: Shop,
  { code, partsCents, language }: { code: string; partsCents: Cents; language: string },
): Promise<VoucherAnswer> => {
  const query = new URLSearchParams({ language, voucherCode: code, partSumValue: (partsCents / 100).toFixed(2) });
  const path = `/shoppingCart/checkVoucherCode?${query.toString()}`;
  const response = await sendToServer(shop, { path, timeoutMs });
  const body: unknown = await response?.json().catch(() => null);
  const check = voucherCheckSchema.partial().safeParse(body).data;
  if (response?.ok && check?.voucher) return { terms: check.voucher };
  const refusal = check?.errors?.[0]?.errorMessageTranslated;
  return response && response.status < 500 && response.status !== 401 && refusal ? { refusal } : 'no-answer';
};
