import type { ContentPage } from '@knotenblech/shared/messages/content-page.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useContent } from '../../../sync/site/use-content.ts';
import { Button } from '../../../ui/actions/icon-button.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Markdown, readMarkdown } from '../../../ui/words/markdown.tsx';

type ContentScreenProps = {
  language: Language;
  page: ContentPage;
  width?: 'text' | 'full';
  /** Stands below the text, also without it. */
  children?: ReactNode;
};

/** A page of the operator's words: Markdown with the page's title as its first heading. */
export const ContentScreen = ({ language, page, width = 'text', children }: ContentScreenProps) => {
  const content = useContent(language);
  if (!content) return <NoContent width={width}>{children}</NoContent>;
  const { title, nodes } = readMarkdown(content.pages[page]);
  return (
    <Page title={title} width={width}>
      <Markdown nodes={nodes} />
      {children}
    </Page>
  );
};

const NoContent = ({ width, children }: { width: 'text' | 'full'; children: ReactNode }) => {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <Page title={t`Noch nicht auf diesem Gerät`} width={width}>
      <EmptyState
        title={<Trans>Dieser Text kommt beim ersten Besuch mit Netz.</Trans>}
        action={
          <Button onPress={() => void router.invalidate()}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Danach steht er auch ohne Verbindung hier.</Trans>
        </p>
      </EmptyState>
      {children}
    </Page>
  );
};
