import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** React Aria has a change spoken by naming its element, which may be gone while the words still stand here. */
const spokenPlace = '[data-live-announcer]';

/** What keeps somebody from using the shown screen, by its rule; colours on their way are no colours. */
export const axeFindings = async (page: Page) => {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const isEnding = ({ effect, playState }: Animation) =>
      playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity;
    const ending = () => document.getAnimations().filter(isEnding);
    do {
      await Promise.allSettled(ending().map((each) => each.finished));
      await nextFrame();
      await nextFrame();
    } while (ending().length > 0);
  });
  const { violations } = await new AxeBuilder({ page }).exclude(spokenPlace).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};
