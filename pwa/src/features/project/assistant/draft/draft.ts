import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { type ArgsOf, changes } from '@knotenblech/shared/sync/changes.ts';
import { useEffect, useState } from 'react';
import { useKeptDraft } from '../../../../sync/hooks/projects/project-memory.ts';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { openProject, type ProjectChangeName } from '../../open/open-project.ts';
import type { ProjectSource } from '../../open/project-source.ts';

/** A change that is not stored yet. */
export type DraftEntry = { name: ProjectChangeName; args: unknown };

type Store = <N extends ProjectChangeName>(name: N, args: ArgsOf<N>) => Promise<unknown>;

type Dependencies = {
  actor: Actor;
  /** What was kept before. */
  kept: readonly DraftEntry[];
  /** Keeps the draft for the next time; none: there is none any more. */
  keep: (entries: readonly DraftEntry[]) => void;
};

/** Entries of a build whose changes were others cannot be taken up: the draft ends. */
const readable = (entries: readonly DraftEntry[]) =>
  entries.every(({ name, args }) => changes[name].args.safeParse(args).success) ? entries : [];

/** A project as it would be: what is chosen shows and is priced, and is stored by `finish` alone. */
export const createDraft = (source: ProjectSource, { actor, kept, keep }: Dependencies) => {
  let entries: DraftEntry[] = [];
  let isOver = false;
  const note: Store = (name, args) => {
    if (!isOver) {
      entries = [...entries, { name, args }];
      keep(entries);
    }
    // Never stored: the open project shows it as long as the draft lasts.
    return new Promise(() => {});
  };
  const open = openProject(source, { actor, store: note });
  for (const { name, args } of readable(kept)) void open.change(name, args as ArgsOf<typeof name>);
  const end = () => {
    isOver = true;
    keep([]);
  };
  return {
    open,
    /** Whether anything but ticks at the steps would be stored. */
    isChanged: () => entries.some(({ name }) => name !== 'setAssistantDone'),
    drop: end,
    /** Stores everything in its order. Rejects with DomainError where one is refused: what came before it is stored, the rest stays kept. */
    finish: async (store: Store) => {
      isOver = true;
      for (let first = entries[0]; first; first = entries[0]) {
        await store(first.name, first.args as ArgsOf<typeof first.name>);
        entries = entries.slice(1);
        keep(entries);
      }
    },
  };
};

export type Draft = ReturnType<typeof createDraft>;

/** The draft of a project's assistant, as it was left on this device; undefined while that is read. */
export const useDraft = (source: ProjectSource): Draft | undefined => {
  const { actor } = useShop();
  const [draft, setDraft] = useState<Draft>();
  const store = useKeptDraft(source.project.id);
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const kept = (await store.read()) as readonly DraftEntry[];
      if (isGone) return;
      const keep = (entries: readonly DraftEntry[]) => void store.keep(entries);
      setDraft(createDraft(source, { actor, kept, keep }));
    };
    void open();
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a draft is opened once; what is stored later it receives
  }, [actor, store]);
  useEffect(() => draft?.open.receive(source), [draft, source]);
  return draft;
};
