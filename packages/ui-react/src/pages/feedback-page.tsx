export { FeedbackPage } from "../features/support/feedback.screen.tsx";
