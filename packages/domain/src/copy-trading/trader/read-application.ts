import { Effect, Option } from "effect";
import { Articles } from "../../content/articles.port.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Sessions } from "../../session/login/sessions.port.ts";
import type { TraderApplicationFacts } from "./trader-application-form.ts";

/** What the platform reports about an application: whether the customer is a trader, and the newest messages, if they can be read. */
export const readApplication: Effect.Effect<
	Pick<TraderApplicationFacts, "isTrader" | "messages">,
	QueryError,
	Sessions | Articles
> = Effect.gen(function* () {
	const { isTrader } = yield* (yield* Sessions).currentCustomer;
	const page = Option.getOrUndefined(yield* Effect.option((yield* Articles).messages(1)));
	return { isTrader, messages: page?.rows };
});
