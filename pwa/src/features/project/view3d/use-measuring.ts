import { useState } from 'react';
import type { Spot } from './camera/camera.ts';
import type { Mark } from './picking/create-raycaster.ts';
import type { SpaceView } from './scene/space-view.ts';
import { marksAfter, measured } from './tools/measure.ts';

const none: readonly Mark[] = [];

/** The measuring tool: marks set by tapping, and what they measure. */
export const useMeasuring = (space: SpaceView | null) => {
  const [isOn, setIsOn] = useState(false);
  const [marks, setMarks] = useState(none);
  const [offered, setOffered] = useState<Mark | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const clear = () => {
    setMarks(none);
    setOffered(null);
    setIsMissed(false);
  };
  return {
    isOn,
    marks,
    offered,
    isMissed,
    result: measured(marks),
    toggle: () => {
      clear();
      setIsOn(!isOn);
    },
    close: () => {
      clear();
      setIsOn(false);
    },
    onTap: (at: Spot, isTouch: boolean) => {
      const mark = space?.markAt(at, isTouch) ?? null;
      setIsMissed(mark === null);
      setOffered(null);
      if (mark) setMarks(marksAfter(marks, mark));
    },
    onHover: (at: Spot) => {
      if (isOn) setOffered(space?.markAt(at, false) ?? null);
    },
  };
};
