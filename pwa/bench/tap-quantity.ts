import type { Page } from 'playwright';

export type Answer = { positionMs: number; projectMs: number };

const pauseMs = 200;

/** From the finger's touch to the painted frame with the new price of the position, and with the project's price moving. */
const answerOfTap = async (page: Page) => {
  const position = await page.getByRole('region', { name: 'Preis netto' }).elementHandle();
  const project = await page.locator('footer[aria-label="Preis des Projekts"]').elementHandle();
  if (!position || !project) throw new Error('no price is shown');
  const answer = page.evaluate(
    async ([section, footer]) => {
      const positionPrice = () => section.querySelector('dd strong')?.textContent;
      const touchedAt = await new Promise<number>((done) => {
        document.addEventListener('pointerdown', (event) => done(event.timeStamp), { capture: true, once: true });
      });
      const [before, sum] = [positionPrice(), footer.textContent];
      const [positionAt, projectAt] = await Promise.all([
        globalThis.painted(() => positionPrice() !== before),
        globalThis.painted(() => footer.textContent !== sum),
      ]);
      return { positionMs: positionAt - touchedAt, projectMs: projectAt - touchedAt };
    },
    [position, project] as const,
  );
  await page.getByRole('button', { name: /Menge.*: mehr/ }).click();
  return answer;
};

export const tapQuantity = async (page: Page, taps: number): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let n = 0; n < taps; n++) {
    answers.push(await answerOfTap(page));
    await page.waitForTimeout(pauseMs);
  }
  return answers;
};
