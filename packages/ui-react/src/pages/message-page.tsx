export { InboxPage } from "../features/content/inbox/inbox.screen.tsx";
export { MessagePage } from "../features/content/reading/message.screen.tsx";
