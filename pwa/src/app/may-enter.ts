import { may } from '@knotenblech/shared/records/permissions.ts';
import { isOfferedIn } from '../sync/site/content.ts';
import { loadSite, msToLaunch, siteNow } from '../sync/site/site.ts';
import { currentShop, deviceLocked } from './session.ts';
import { unlessSilent } from './storage-silence.ts';

/** Pages that the law wants always, and the way in for those who set the shop up. */
const alwaysOpen =
  /^\/\w+\/(imprint|privacy|contact|shop\/(login|resetPassword|setPassword(\/[^/]+)?|account\/confirmEmailChange(\/[^/]+)?))$/;
const unavailable = /^\/\w+\/shop\/unavailable$/;

/** Whether a page is shown, or the countdown or the word that the shop is not offered here in its place. */
export const mayEnter = async (pathname: string): Promise<'yes' | 'countdown' | 'unavailable'> => {
  const site = await loadSite();
  if (!site || alwaysOpen.test(pathname)) return 'yes';
  if (msToLaunch(site, siteNow()) > 0) {
    const shop = await unlessSilent(currentShop());
    return shop && shop !== 'silent' && may(shop.actor, 'runProjects') ? 'yes' : 'countdown';
  }
  const isShop = pathname.split('/')[2] === 'shop' && !unavailable.test(pathname);
  if (isShop && !isOfferedIn(navigator.language, site.facts.unavailableRegions) && !(await isSomebodyIn()))
    return 'unavailable';
  return 'yes';
};

/** Also whoever finds the device locked, or a storage that does not answer: that says more than the region. */
const isSomebodyIn = async () =>
  (await unlessSilent(currentShop())) !== null || (await unlessSilent(deviceLocked())) !== null;
