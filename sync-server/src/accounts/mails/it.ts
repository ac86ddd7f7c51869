const valid = 'Il link vale una sola volta, per 30 minuti.';

const notYou = 'Se non è stato Lei, non deve fare nulla.';

const knowsUs = 'Se ha dimenticato la password, ne richieda una nuova con «Password dimenticata» all’accesso.';

export const it: AccountMails = {
  confirmRegistration: (link) => ({
    subject: 'Confermi la Sua registrazione',
    text: `Buongiorno,\n\ncon questo link conferma la registrazione; poi acceda con il Suo indirizzo e-mail:\n\n${link}\n\n${valid} ${notYou}`,
  }),
  alreadyRegistered: () => ({
    subject: 'È già registrato',
    text: `Buongiorno,\n\nqualcuno ha cercato di registrarsi con il Suo indirizzo e-mail. Lei ha già un account; non è stato modificato nulla. ${knowsUs}`,
  }),
  resetPassword: (link, userName) => ({
    subject: 'La Sua nuova password',
    text: `Buongiorno,\n\ncon questo link imposta una nuova password per l’utente ${userName}:\n\n${link}\n\n${valid} ${notYou}`,
  }),
  invitation: (link, by, company, userName) => ({
    subject: 'Invito nello shop',
    text: `Buongiorno,\n\n${by} L’ha aggiunta come utente di ${company}. Il Suo nome utente è ${userName}. Con questo link imposta la password:\n\n${link}\n\n${valid} In seguito ne riceve uno nuovo con «Password dimenticata» all’accesso.`,
  }),
  invitedElsewhere: () => ({
    subject: 'Ha già un account',
    text: `Buongiorno,\n\nun’altra azienda voleva aggiungerLa come utente con questo indirizzo e-mail. Un indirizzo appartiene a un solo account; il Suo resta com’è. Per l’altra azienda indichi un secondo indirizzo.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Confermi il Suo nuovo indirizzo e-mail',
    text: `Buongiorno,\n\ncon questo link questo indirizzo diventa quello del Suo account:\n\n${link}\n\n${valid} Fino ad allora vale quello attuale. ${notYou}`,
  }),
  emailInUse: () => ({
    subject: 'Questo indirizzo e-mail ha già un account',
    text: `Buongiorno,\n\nqualcuno voleva inserire il Suo indirizzo e-mail per un altro account. Non è possibile; non è stato modificato nulla.`,
  }),
  emailChanging: () => ({
    subject: 'Il Suo indirizzo e-mail sta per cambiare',
    text: `Buongiorno,\n\nper il Suo account è stato inserito un nuovo indirizzo e-mail. Varrà non appena confermato. Se non lo desidera, cambi subito la password e ci telefoni.`,
  }),
  passwordChanged: () => ({
    subject: 'La Sua password è stata modificata',
    text: `Buongiorno,\n\nla password del Suo account è stata modificata; gli altri dispositivi sono scollegati. Se non è stato Lei, la reimposti subito con «Password dimenticata» e ci telefoni.`,
  }),
};

/** What an account mail says; `link` is replaced by its address when the mail goes out. */
export type AccountMail = { subject: string; text: string };

/** The mails about accounts in one language. None but invitations repeats what a stranger typed. */
export type AccountMails = {
  confirmRegistration: (link: string) => AccountMail;
  alreadyRegistered: () => AccountMail;
  resetPassword: (link: string, userName: string) => AccountMail;
  invitation: (link: string, by: string, company: string, userName: string) => AccountMail;
  invitedElsewhere: () => AccountMail;
  confirmEmail: (link: string) => AccountMail;
  emailInUse: () => AccountMail;
  emailChanging: () => AccountMail;
  passwordChanged: () => AccountMail;
};
