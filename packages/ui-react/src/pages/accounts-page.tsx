export { AccountsScreen } from "../features/account/accounts.screen.tsx";
