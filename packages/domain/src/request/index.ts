export { FailureReport, optional } from "./failure-report.ts";
export {
	AnswerLost,
	type CommandError,
	NotSent,
	type QueryError,
	Refused,
	SessionInvalid,
	Unreachable,
	Unreadable,
} from "./request.errors.ts";
