export { FeedbackPage } from "../features/support/feedback-page.tsx";
