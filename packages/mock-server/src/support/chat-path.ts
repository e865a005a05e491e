/** The page of the platform's own support chat, and below it its messages. */
export const chatPath = "/support-chat";

/** Of the messages: a page in a sandbox has no origin, and may read them by their secret conversation alone. */
export const chatMessagesPath = `${chatPath}/messages`;
