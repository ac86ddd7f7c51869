import { expect, it } from 'vitest';
import { checkRegistration, type RegistrationDraft } from './check-registration.ts';

const password = 'Neun Träger, ein Kran';
const draft: RegistrationDraft = {
  kind: 'company',
  companyName: 'Zimmerei Moser',
  firstName: 'Ida',
  name: 'Moser',
  email: 'ida@example.org',
  emailAgain: ' IDA@example.org ',
  password,
  passwordAgain: password,
  hasConsented: true,
};

it('a form that is filled in is sent, also without names', () => {
  expect(checkRegistration(draft)).toEqual([]);
  expect(checkRegistration({ ...draft, companyName: '', firstName: '', name: '' })).toEqual([]);
});

it.each<[Partial<RegistrationDraft>, string]>([
  [{ email: ' ' }, 'email emailEmpty'],
  [{ email: 'ida@' }, 'email emailInvalid'],
  [{ emailAgain: 'ada@example.org' }, 'emailAgain emailsDiffer'],
  [{ password: '' }, 'password passwordEmpty'],
  [{ password: 'kurz' }, 'password password_short'],
  [{ password: 'ZimmereiMoser12' }, 'password password_common'],
  [{ passwordAgain: 'anders' }, 'passwordAgain passwordsDiffer'],
  [{ hasConsented: false }, 'hasConsented consentMissing'],
])('%o is told at its field', (part, told) =>
  expect(checkRegistration({ ...draft, ...part }).map(({ field, key }) => `${field} ${key}`)).toEqual([told]),
);

it('several errors stand in the order of the form', () =>
  expect(
    checkRegistration({ ...draft, email: '', password: '', hasConsented: false }).map(({ field }) => field),
  ).toEqual(['email', 'password', 'hasConsented']));
