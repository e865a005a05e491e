export { createReadingMachines } from "../app/reading-machines.ts";
export { AccountHistoryScreen } from "../features/account/account-history-screen.tsx";
