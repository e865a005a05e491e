import { Context, type Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { Contact } from "./contact.ts";
import type { SiteFlags } from "./site-flags.ts";
import type { MenuItem, SiteSettings, SiteStatus } from "./site-settings.ts";

/** The site's settings and status (Spec 1 §4, §7). All queries, all public. */
export class SiteInformation extends Context.Service<
	SiteInformation,
	{
		readonly settings: Effect.Effect<SiteSettings, QueryError>;
		/** Whether home shows who is signed in. */
		readonly showsUid: Effect.Effect<boolean, QueryError>;
		readonly flags: Effect.Effect<SiteFlags, QueryError>;
		/** How customers reach support. */
		readonly contact: Effect.Effect<Contact, QueryError>;
		readonly status: Effect.Effect<SiteStatus, QueryError>;
		readonly menu: Effect.Effect<readonly MenuItem[], QueryError>;
	}
>()("@tradewind/domain/site/SiteInformation") {}
