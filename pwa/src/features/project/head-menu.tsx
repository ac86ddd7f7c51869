import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useProject } from './open/project-context.tsx';
import { toAssistant, toReport, toSinglePart } from './project-links.tsx';
import { useIsAdminMode } from './use-is-admin-mode.ts';

/** The links of the project's head in a menu, where the head has no room for them. */
export const HeadMenu = () => {
  const { t } = useLingui();
  const { source, isEditable, areChoicesOpen } = useProject();
  const isAdminMode = useIsAdminMode();
  const navigate = useNavigate();
  const { id, hasSingleParts } = source.project;
  const entry = (label: string, onAction: () => void) => ({ id: label, label, textValue: label, onAction });
  return (
    <MenuButton
      label={t`Mehr zum Projekt`}
      face={<Icon name="more" />}
      groups={[
        [
          ...(hasSingleParts && areChoicesOpen && !isAdminMode
            ? [entry(t`Weiteres Teil`, () => void navigate(toSinglePart(id)))]
            : []),
          ...(isEditable ? [entry(t`Assistent`, () => void navigate(toAssistant(id)))] : []),
          entry(t`Einlesebericht`, () => void navigate(toReport(id))),
        ],
      ]}
    />
  );
};
