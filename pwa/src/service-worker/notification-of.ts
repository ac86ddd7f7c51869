const languages = ['de', 'en', 'fr', 'it'];

type Notice = { title: string; path: string; options: NotificationOptions };

const fieldsOf = (text: string | undefined) => {
  try {
    return (JSON.parse(text ?? '') ?? {}) as { title?: unknown; language?: unknown };
  } catch {
    return {};
  }
};

/** What a push is shown as: the words it brings and nothing of the message; a later one takes the place of an earlier. */
export const notificationOf = (text: string | undefined): Notice => {
  const { title, language } = fieldsOf(text);
  const lang = languages.find((each) => each === language) ?? 'de';
  const path = `/${lang}/shop/messages`;
  return {
    title: typeof title === 'string' && title !== '' ? title.slice(0, 100) : 'Knotenblech',
    path,
    options: { lang, tag: 'messages', icon: '/icon-192.png', data: path },
  };
};
