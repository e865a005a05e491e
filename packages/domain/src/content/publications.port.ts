import { Context, type Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { Headline, Media } from "./publication.ts";

/** The platform's content on the home page (Spec 1 §7). All queries, all public. */
export class Publications extends Context.Service<
	Publications,
	{
		readonly carousel: Effect.Effect<readonly Media[], QueryError>;
		readonly headlines: Effect.Effect<readonly Headline[], QueryError>;
	}
>()("@tradewind/domain/content/Publications") {}
