import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { openSpaceView, type SpaceEvents, type SpaceView } from './scene/space-view.ts';

/** The picture in its host while the host is on the screen; null until it is open. */
export const useSpaceView = (
  host: RefObject<HTMLElement | null>,
  events: SpaceEvents & { onUnavailable: () => void },
): SpaceView | null => {
  const [view, setView] = useState<SpaceView | null>(null);
  const onTap = useEffectEvent(events.onTap);
  const onDoubleTap = useEffectEvent(events.onDoubleTap);
  const onHover = useEffectEvent(events.onHover);
  const onTurned = useEffectEvent(events.onTurned);
  const onLost = useEffectEvent(events.onLost);
  const onUnavailable = useEffectEvent(events.onUnavailable);
  useEffect(() => {
    if (!host.current) return;
    const opened = openSpaceView(host.current, {
      onTap: (at, isTouch) => onTap(at, isTouch),
      onDoubleTap: (at) => onDoubleTap(at),
      onHover: (at) => onHover(at),
      onTurned: () => onTurned(),
      onLost: (isLost) => onLost(isLost),
    });
    const tell = async () => setView(opened);
    if (opened === null) return onUnavailable();
    void tell();
    return () => {
      setView(null);
      opened.close();
    };
  }, [host]);
  return view;
};
