import type { Configuration } from "./read-configuration.ts";

declare global {
	/** What the head script has read; the development server and the tests have none. */
	var appConfiguration: Configuration;
}

const isBuilt = import.meta.env.PROD && !import.meta.env.SSR;

/** The configuration of this page. */
export const configuration: Configuration = isBuilt
	? globalThis.appConfiguration
	: { base: "/", api: globalThis.location?.origin ?? "http://localhost", passkeys: true };

/** The path of the page within the app, as the router has it. */
export const pathInApp = (path = location.pathname, { base } = configuration): string =>
	path.slice(base.length - 1) || "/";

/** The address of the app, for what leaves it: a link to share, a picture. */
export const siteAddress = (): string => location.origin + configuration.base.slice(0, -1);

/** Apps of one origin with different base paths keep their own data. */
export const scopedKey = (key: string, { base } = configuration): string => (base === "/" ? key : base + key);
