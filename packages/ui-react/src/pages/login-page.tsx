export { LoginPage } from "../features/session/login-page.tsx";
