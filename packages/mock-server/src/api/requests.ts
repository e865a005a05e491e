import type { Clock } from "../clock/clock.ts";
import { createFirstAnswers } from "./first-answers.ts";
import { createRequestLog } from "./request-log.ts";

/** What is kept of the requests. */
export const requests = ({ clock }: { readonly clock: Clock }) => {
	const log = createRequestLog();
	return {
		log,
		firstAnswers: createFirstAnswers(clock),
		report: () => ({ requests: { counts: log.counts(), recent: log.recent() } }),
	};
};
