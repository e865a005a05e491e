/** What differs between environments; one built app serves all of them (docs/deployment.md, A-820). */
export interface Configuration {
	/** The path below which the pages are served, with a slash at both ends. */
	readonly base: string;
	/** The origin of the platform. */
	readonly api: string;
	/** The address of the socket, where it is not that of the contract on `api`. */
	readonly socket?: string;
	readonly captchaPath?: string;
	/** The first label of the host for desktops. */
	readonly desktopLabel?: string;
	readonly passkeys: boolean;
	/** The other sites that pages may frame, for a support chat. */
	readonly frames?: readonly string[];
	/** `off` removes the service worker from the browsers that have it (docs/app-on-the-phone.md). */
	readonly serviceWorker?: "on" | "off";
	/** Where faults of the app are reported. */
	readonly monitoring?: string;
	/** Whether the speed of pages is reported there too. */
	readonly vitals?: boolean;
	/** The field that is not valid: the others then have their usual values. */
	readonly fault?: string;
}

type Field = Exclude<keyof Configuration, "fault">;

interface Page {
	readonly origin: string;
	/** Without it, whether the page is below `base` is not checked. */
	readonly pathname?: string;
}

const matches =
	(pattern: RegExp) =>
	(value: unknown): boolean =>
		typeof value === "string" && pattern.test(value);

const isOrigin = (value: unknown): boolean => {
	try {
		return /^https?:/.test(String(value)) && new URL(String(value)).origin === value;
	} catch {
		return false;
	}
};

const isSwitch = (value: unknown): boolean => typeof value === "boolean";

const checks: Readonly<Record<Field, (value: unknown) => boolean>> = {
	base: matches(/^\/([\w~-][\w.~-]*\/)*$/),
	api: isOrigin,
	socket: matches(/^wss?:\/\/[\w.:[\]-]+\/[\w./~-]*$/),
	captchaPath: matches(/^(\/[\w.~-]+)+$/),
	desktopLabel: matches(/^[a-z\d-]+$/),
	passkeys: isSwitch,
	serviceWorker: matches(/^(on|off)$/),
	vitals: isSwitch,
	monitoring: matches(/^https?:\/\/[\w.:[\]-]+(\/[\w./~-]*)?$/),
	frames: (value) => Array.isArray(value) && value.every(isOrigin),
};

/** Reads the JSON of a configuration; `page` is where it is used. It names the first field that is unknown or not valid. */
export const readConfiguration = (text: string, page: Page): Configuration => {
	const usual: Configuration = { base: "/", api: page.origin, passkeys: true };
	try {
		const fields: Readonly<Record<string, unknown>> = JSON.parse(text || "{}");
		const isValid = (name: string): boolean =>
			Object.entries(checks).some(([known, check]) => known === name && check(fields[name]));
		const found: Configuration = { ...usual, ...fields };
		const fault =
			Object.keys(fields).find((name) => !isValid(name)) ??
			(page.pathname === undefined || `${page.pathname}/`.startsWith(found.base) ? undefined : "base");
		return fault === undefined ? found : { ...usual, fault };
	} catch {
		return { ...usual, fault: "JSON" };
	}
};
