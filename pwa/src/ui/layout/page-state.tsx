import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { Page } from './page.tsx';

/** In place of a screen that is not there: what is so, why, and the way on. */
export const PageState = ({ title, ...state }: Omit<EmptyStateProps, 'title' | 'heading'> & { title: string }) => (
  <Page title={title} width="text" isTitleInside>
    <EmptyState heading="h1" title={title} {...state} />
  </Page>
);
