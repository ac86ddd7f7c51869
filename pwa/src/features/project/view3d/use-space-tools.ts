import { useLingui } from '@lingui/react/macro';
import type { SpaceView } from './scene/space-view.ts';
import type { Tool } from './tools/tool-bar.tsx';
import type { useMeasuring } from './use-measuring.ts';
import type { useSection } from './use-section.ts';
import type { ShownParts } from './use-shown-parts.ts';
import type { SpaceKeys } from './use-space-keys.ts';

type Hands = {
  shown: ShownParts;
  section: ReturnType<typeof useSection>;
  measuring: ReturnType<typeof useMeasuring>;
};

/** What the buttons and keys of the 3D view do. */
export const useSpaceTools = (space: SpaceView | null, { shown, section, measuring }: Hands) => {
  const { t } = useLingui();
  const { highlighted } = shown;
  const fit = () => space?.fit((part) => highlighted.length === 0 || highlighted.includes(part));
  const tools: Tool[] = [
    { id: 'fit', icon: 'fit', label: t`Einpassen`, shortcut: 'F', onPress: fit },
    {
      id: 'hide',
      icon: shown.isHidden ? 'show' : 'hide',
      label: shown.isHidden ? t`Einblenden` : t`Ausblenden`,
      shortcut: 'H',
      onPress: shown.hide,
      isDisabled: highlighted.length === 0,
      isRare: true,
    },
    {
      id: 'isolate',
      icon: 'isolate',
      label: t`Isolieren`,
      shortcut: 'I',
      onPress: shown.isolate,
      isDisabled: !shown.canIsolate,
      isRare: true,
    },
    {
      id: 'all',
      icon: 'show',
      label: t`Alles zeigen`,
      shortcut: 'A',
      onPress: shown.showAll,
      isDisabled: shown.isWhole,
      isRare: true,
    },
    {
      id: 'section',
      icon: 'section',
      label: t`Schnitt`,
      shortcut: 'S',
      onPress: section.toggle,
      isOn: section.section !== null,
    },
    {
      id: 'measure',
      icon: 'measure',
      label: t`Messen`,
      shortcut: 'M',
      onPress: measuring.toggle,
      isOn: measuring.isOn,
    },
  ];
  const keys: SpaceKeys = {
    onTurn: (by) => space?.turn(by),
    onZoom: (factor) => space?.zoom(factor),
    onFit: fit,
    onHide: shown.hide,
    onIsolate: shown.isolate,
    onShowAll: shown.showAll,
    onMeasure: measuring.toggle,
    onSection: section.toggle,
    onEscape: () => {
      if (measuring.isOn) measuring.close();
      else section.close();
    },
  };
  return { tools, keys };
};
