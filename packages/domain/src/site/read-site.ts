import { Effect } from "effect";
import { optional } from "../request/failure-report.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Contact } from "./contact.ts";
import type { SiteFlags } from "./site-flags.ts";
import { SiteInformation } from "./site-information.port.ts";
import type { MenuItem, SiteSettings, SiteStatus } from "./site-settings.ts";

/** The site data read at boot. `menu` is `undefined` if it could not be read, which blocks nothing. */
export interface SiteReading {
	readonly settings: SiteSettings;
	readonly flags: SiteFlags;
	readonly contact: Contact;
	readonly status: SiteStatus;
	readonly menu: readonly MenuItem[] | undefined;
}

/**
 * Reads settings with flags and contact, status, and menu in parallel (Spec 1 §7). Fails unless only the menu fails.
 */
export const readSite: Effect.Effect<SiteReading, QueryError, SiteInformation> = Effect.gen(function* () {
	const site = yield* SiteInformation;
	const { settings, flags, contact, status } = site;
	return yield* Effect.all(
		{ settings, flags, contact, status, menu: optional(site.menu) },
		{ concurrency: "unbounded" },
	);
});
