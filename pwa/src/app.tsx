import { RouterProvider } from '@tanstack/react-router';
import { subscribeToLateAnswers } from './app/storage-silence.ts';
import { router } from './router.ts';

subscribeToLateAnswers(() => void router.invalidate());

export const App = () => <RouterProvider router={router} />;
