export const docsLanguages = ['de', 'en'] as const;
export type DocsLanguage = (typeof docsLanguages)[number];

/** What stands around the descriptions on the page of the API. */
export const docsTexts = {
  de: {
    other: 'English',
    machine: 'Beschreibung für Programme (OpenAPI 3.1)',
    calls: 'Aufrufe',
    open: 'Ohne Anmeldung',
    session: 'Mit Anmeldung',
    needs: 'Mit einem der Rechte',
    partner: 'Mit dem Schlüssel eines Programms (X-Partner-Key)',
    tokenIn: { query: 'Token auch als Parameter token', path: 'Token auch im Pfad' },
    parameters: 'Parameter',
    places: { path: 'im Pfad', query: 'in der Adresse', header: 'im Kopf' },
    required: 'nötig',
    body: 'Inhalt',
    example: 'Beispiel',
    answer: 'Antwort',
    refusals: 'Absagen',
    bytes: 'Bytes',
  },
  en: {
    other: 'Deutsch',
    machine: 'Description for programs (OpenAPI 3.1)',
    calls: 'Calls',
    open: 'Without a sign-in',
    session: 'With a sign-in',
    needs: 'With one of the permissions',
    partner: 'With the key of a program (X-Partner-Key)',
    tokenIn: { query: 'token also as parameter token', path: 'token also in the path' },
    parameters: 'Parameters',
    places: { path: 'in the path', query: 'in the address', header: 'in the header' },
    required: 'required',
    body: 'Body',
    example: 'Example',
    answer: 'Answer',
    refusals: 'Refusals',
    bytes: 'bytes',
  },
} as const;
export type DocsText = (typeof docsTexts)[DocsLanguage];
