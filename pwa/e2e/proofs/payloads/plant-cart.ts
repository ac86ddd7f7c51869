import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { PayloadClient } from './payload-client.ts';
import { nth, textsOf } from './payload-texts.ts';

/** Puts projects into the open cart, each line with its comment and reference, and fills in what an order asks for. */
export const plantCart = async (boss: PayloadClient, projectIds: readonly ProjectId[]) => {
  const rows = await boss.rowsOf(`u:${boss.actor.userId}`);
  const cartId = rows.find(({ kind, data }) => kind === 'cart' && data.state === 'open')?.data.id ?? newId();
  const [comments, references] = [textsOf('lineComment', 2000), textsOf('lineReference', 200)];
  const lines = projectIds.map((projectId) => ({ projectId, lineId: newId() as string }));
  await boss.push(
    ...lines.map((line) => ['putCartLine', { ...line, cartId }] as const),
    ...lines.map(({ lineId }, n) => {
      const words = { comment: nth(comments, n), reference: nth(references, n) };
      return ['setCartLine', { lineId, ...words }] as const;
    }),
    [
      'setCartChoices',
      {
        cartId,
        choices: {
          phone: nth(textsOf('cartPhone', 40), 0),
          reference: nth(textsOf('cartReference', 200), 0),
          shippingType: 'PICKUP',
        },
      },
    ],
  );
};
