export const notifications = {
  bell_one: 'Notifications, {{count}} not read',
  bell_other: 'Notifications, {{count}} not read',
  title: 'Notifications',
  close: 'Close the message',
  empty: 'No messages yet',
  emptyHint: 'What the portal tells you stays here, so that no message is lost.',
  open: 'Open the assessment',
  failed: 'Error',
  succeeded: 'Done',
  news: 'News',
  unread: 'not read',
  safe: 'Nothing is lost: your messages are kept.',
} as const
