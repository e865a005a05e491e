import { Context, type Effect } from "effect";
import type { QueryError } from "../request.errors.ts";
import type { MenuItem, SiteSettings, SiteStatus } from "./site-settings.ts";

/** What the site is and whether it is open (Spec 1 §4, §7). All queries, all public. */
export class SiteInformation extends Context.Service<
	SiteInformation,
	{
		readonly settings: Effect.Effect<SiteSettings, QueryError>;
		readonly status: Effect.Effect<SiteStatus, QueryError>;
		readonly menu: Effect.Effect<readonly MenuItem[], QueryError>;
	}
>()("@tradewind/domain/site/SiteInformation") {}
