export { UserPage } from "../features/session/user-page.tsx";
