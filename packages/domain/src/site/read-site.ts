import { Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { Contact } from "../support/contact.ts";
import type { SiteFlags } from "./site-flags.ts";
import { SiteInformation } from "./site-information.port.ts";
import type { MenuItem, SiteSettings, SiteStatus } from "./site-settings.ts";

/** What boot learns of the site. `menu` is `undefined` when it could not be read: that alone blocks nothing. */
export interface SiteReading {
	readonly settings: SiteSettings;
	readonly flags: SiteFlags;
	readonly contact: Contact;
	readonly status: SiteStatus;
	readonly menu: readonly MenuItem[] | undefined;
}

/** Reads settings with flags and contact, status and menu side by side (Spec 1 §7); fails when any but the menu can't be read. */
export const readSite: Effect.Effect<SiteReading, QueryError, SiteInformation> = Effect.gen(function* () {
	const site = yield* SiteInformation;
	const menu = Effect.catch(site.menu, () => Effect.succeed(undefined));
	return yield* Effect.all(
		{ settings: site.settings, flags: site.flags, contact: site.contact, status: site.status, menu },
		{ concurrency: "unbounded" },
	);
});
