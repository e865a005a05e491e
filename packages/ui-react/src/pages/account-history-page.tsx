export { AccountHistoryScreen } from "../features/account/account-history.screen.tsx";
export { createReadingMachines } from "../start/reading-machines.ts";
