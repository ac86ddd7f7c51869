import { type MessageRecipients, messageCalls } from '@knotenblech/shared/api/message-calls.ts';
import {
  type KnownRecipient,
  type MessageForm,
  type RecipientChoice,
  recipientChoices,
  recipientFields,
} from '@knotenblech/shared/messages/message-form.ts';
import type { MessageSeverity } from '@knotenblech/shared/messages/message-severity.schema.ts';
import { defaultExpiryDay, isExpiryDay } from '@knotenblech/shared/messages/messages.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerMutation } from '../../sync/hooks/online/use-server-query.ts';
import { siteNow } from '../../sync/site/site.ts';

const knownIn = ({ customer, user }: MessageRecipients): KnownRecipient => ({
  customerId: customer?.id ?? null,
  userId: user?.id ?? null,
});

/** A message being written, and how far it has come: form, sending, sent or error. */
export const useSendMessage = (recipients: MessageRecipients) => {
  const { i18n } = useLingui();
  const [today] = useState(() => deviceDay(new Date(siteNow())));
  const known = knownIn(recipients);
  const choices = recipientChoices(known);
  const [draft, setDraft] = useState(() => blankDraft(today));
  const [chosen, setChosen] = useState<RecipientChoice | null>(null);
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [id, setId] = useState(() => newId() as string);
  const sending = useServerMutation(
    (body: MessageForm) => ({
      path: `/users/createMessage/session?language=${i18n.locale}`,
      body,
      answer: messageCalls.create.answer,
    }),
    () => setProblems([]),
  );
  const choice = choices.find((each) => each === chosen) ?? choices[0] ?? 'everybody';
  /** The same words go out under the same id, so that they arrive once; other words are another message. */
  const edit = (change: () => void) => {
    change();
    if (sending.isError) setId(newId());
  };
  return {
    draft,
    problems,
    choice,
    choices,
    sending,
    /** Words that closing would lose. */
    isWritten: draft.subject.trim() + draft.text.trim() !== '',
    write: (fields: Partial<MessageDraft>) =>
      edit(() => {
        setDraft((before) => ({ ...before, ...fields }));
        setProblems((before) => before.filter((each) => !(each in fields)));
      }),
    choose: (next: RecipientChoice) => edit(() => setChosen(next)),
    send: () => {
      const found = draftProblems(draft, today);
      setProblems(found);
      const projectId = choice === 'everybody' ? null : (recipients.project?.id ?? null);
      if (found.length === 0) sending.mutate({ ...draft, id, projectId, ...recipientFields(choice, known) });
    },
    startAnew: () => {
      setDraft(blankDraft(today));
      setId(newId());
      sending.reset();
    },
  };
};

export type Sending = ReturnType<typeof useSendMessage>;

type MessageDraft = { subject: string; text: string; severity: MessageSeverity; expiryDate: Day };

type DraftProblem = 'subject' | 'text' | 'expiryDate';

/** Today where the device is. */
const deviceDay = (now: Date): Day =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

export const blankDraft = (today: Day): MessageDraft => ({
  subject: '',
  text: '',
  severity: 'GREEN',
  expiryDate: defaultExpiryDay(today),
});

/** What is missing or wrong in a draft, in the order of its fields. */
export const draftProblems = ({ subject, text, expiryDate }: MessageDraft, today: Day): DraftProblem[] => [
  ...(subject.trim() === '' ? (['subject'] as const) : []),
  ...(text.trim() === '' ? (['text'] as const) : []),
  ...(isExpiryDay(expiryDate, today) ? [] : (['expiryDate'] as const)),
];
