/** What web push needs (RFC 8292): the shop's own pair of keys, and where a push service reaches whoever runs it. */
export type PushKeys = { publicKey: string; privateKey: string; subject: string };

export type PushSettings = {
  /** null: notifications are switched off. */
  keys: PushKeys | null;
  /** For tests: also addresses of this computer are pushed to, without TLS. */
  allowsLocal: boolean;
};
