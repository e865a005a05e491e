export const inboxPath = "/message";
