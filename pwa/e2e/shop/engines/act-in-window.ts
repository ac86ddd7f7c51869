import { password } from '../act.ts';
import type { Window } from './window-of.ts';

/** What a user does, in the words of the German screens. */
export const signInAs = async (window: Window, shopUrl: string, userName: string) => {
  await window.go(`${shopUrl}/de/shop/login`);
  await window.fill('Benutzername oder E-Mail', userName);
  await window.fill('Passwort', password);
  await window.press('Anmelden');
  await window.find(`[aria-label="Benutzer ${userName}"]`);
  await window.untilInstalled();
};

/** It has reached the server and has nothing to send. */
export const untilCurrent = (window: Window) => window.find('[title^="Zuletzt verbunden"]', 'aktuell');

/** Of the selected part. */
export const tapMore = (window: Window) => window.tap('button[aria-label*="mehr"][aria-label*="Menge"]');

/** From a shown project to the last order step. */
export const goToLastOrderStep = async (window: Window) => {
  await window.press('In den Warenkorb');
  await window.follow('Warenkorb, 1 Stück');
  await window.follow('Weiter: Adressen');
  await window.press('Weiter: Fertigung und Lieferung');
  await window.press('Weiter: Zahlung');
  await window.press('Weiter: Prüfen');
  await window.see('Prüfen und bestellen');
  await window.tick('Ich stimme den Allgemeinen Geschäftsbedingungen');
  await window.tick('Ich stimme den Lieferbedingungen');
};
