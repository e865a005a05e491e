export { AccountHistoryScreen } from "../features/account/account-history.screen.tsx";
