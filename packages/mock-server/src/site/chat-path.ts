/** The page of the platform's own support chat, and below it its messages. */
export const chatPath = "/support-chat";

/** For the messages: a sandboxed page has no origin, and may read them only with the secret id of the conversation. */
export const chatMessagesPath = `${chatPath}/messages`;
