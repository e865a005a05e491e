export { createMachines } from "../app/machines.ts";
export { AccountHistoryScreen } from "../features/account/account-history-screen.tsx";
