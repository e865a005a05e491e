import { Effect } from "effect";
import type { QueryError } from "../request.errors.ts";
import { SiteInformation } from "./site-information.port.ts";
import type { MenuItem, SiteSettings, SiteStatus } from "./site-settings.ts";

/** What boot learns of the site. `menu` is `undefined` when it could not be read: that alone blocks nothing. */
export interface SiteReading {
	readonly settings: SiteSettings;
	readonly status: SiteStatus;
	readonly menu: readonly MenuItem[] | undefined;
}

/** Reads settings, status and menu side by side (Spec 1 §7); fails when settings or status can't be read. */
export const readSite: Effect.Effect<SiteReading, QueryError, SiteInformation> = Effect.gen(function* () {
	const site = yield* SiteInformation;
	const menu = Effect.catch(site.menu, () => Effect.succeed(undefined));
	return yield* Effect.all(
		{ settings: site.settings, status: site.status, menu },
		{ concurrency: "unbounded" },
	);
});
