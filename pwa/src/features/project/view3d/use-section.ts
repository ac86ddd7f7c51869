import { useEffect, useState } from 'react';
import type { Section } from './scene/section.ts';
import type { SpaceView } from './scene/space-view.ts';
import { stageKey, type ViewScope } from './stage/stage.ts';
import { middleSection } from './tools/section-bar.tsx';

/** The section plane; another stage ends it. */
export const useSection = (space: SpaceView | null, stage: ViewScope) => {
  const key = stageKey(stage);
  const [chosen, setChosen] = useState<{ key: string; section: Section } | null>(null);
  const section = chosen?.key === key ? chosen.section : null;
  useEffect(() => space?.cut(section), [space, section]);
  const set = (next: Section) => setChosen({ key, section: next });
  return {
    section,
    set,
    close: () => setChosen(null),
    toggle: () => {
      if (section) setChosen(null);
      else if (space) set(middleSection('y', space.bounds()));
    },
  };
};
