export { createReadingMachines } from "../app/reading-machines.ts";
export { InboxPage } from "../features/content/inbox/inbox-page.tsx";
export { MessagePage } from "../features/content/reading/message-page.tsx";
