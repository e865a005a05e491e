import { type InstrumentCode, instrumentCode, watchLimits } from "@tradewind/domain/market";
import { type LanguageCode, languageOf, type Theme } from "@tradewind/domain/site";
import { type Store, savedFormat } from "./saved-format.ts";
import { isRecord } from "./web-storage.ts";

/** The data that is saved on this device: choices and the token, never data that can become outdated. */
export interface Saved {
	readonly language?: LanguageCode | undefined;
	readonly theme?: Theme | undefined;
	/** The customer has declined to read the app in the language of the browser. */
	readonly languageOfferDeclined?: boolean | undefined;
	/** The defaults of the site, for the first paint of the next visit. */
	readonly siteLanguage?: string | undefined;
	readonly siteTheme?: Theme | undefined;
	readonly token?: string | undefined;
	readonly deviceId?: string | undefined;
	/** The UID of the customer for whom the card “Get started” has its place on the page (docs/assumptions.md, A-580). */
	readonly starting?: string | undefined;
	/** The UIDs of the latest customers who need that card no more. */
	readonly started?: readonly string[] | undefined;
	/** The UIDs of the latest customers who are known to have a pay password (docs/assumptions.md, A-585). */
	readonly paying?: readonly string[] | undefined;
	/** The lines of the card of positions on home, for its height at the next visit (docs/assumptions.md, A-766). */
	readonly held?: number | undefined;
	readonly instrument?: string | undefined;
	readonly amountsHidden?: boolean | undefined;
	/** The indicators of the chart, as its own text; it ignores those that it does not offer. */
	readonly indicators?: string | undefined;
	/** Orders, closing and cancelling are sent without a confirmation. */
	readonly receiptOff?: boolean | undefined;
	/** Micro orders are sent without a confirmation. */
	readonly microReceiptOff?: boolean | undefined;
	readonly favourites?: readonly InstrumentCode[] | undefined;
	readonly recent?: readonly InstrumentCode[] | undefined;
	/** The closed markets with a notice of their opening (docs/assumptions.md, A-648). */
	readonly awaited?: readonly InstrumentCode[] | undefined;
	/** The colours of prices that the customer has chosen (docs/assumptions.md, A-765). */
	readonly priceColours?: string | undefined;
	/** The installation of the app was offered (docs/assumptions.md, A-891). */
	readonly installOffered?: boolean | undefined;
	/** The colours as CSS variables, for the first paint of the next visit; none where the style sheet has them. */
	readonly palette?: Readonly<Record<string, string>> | undefined;
	/** What `palette` was computed from. */
	readonly paletteSource?: string | undefined;
}

export const savedKey = "tradewind";

/** Reads the saved data. Data of an older release is migrated, unreadable data and data of a newer release are ignored. */
export const readSaved = (store?: Store): Saved => format.read(store) ?? {};

/** Saves `change` beside the saved data. Fails silently where storage is blocked or full. */
export const save = (change: Saved, store?: Store): void =>
	void format.write({ ...readSaved(store), ...change }, store);

const checked = (found: Record<string, unknown>): Saved => {
	return {
		language: languageOf(textOf(found.language))?.code,
		theme: themeOf(found.theme),
		languageOfferDeclined: found.languageOfferDeclined === true,
		siteLanguage: textOf(found.siteLanguage),
		siteTheme: themeOf(found.siteTheme),
		token: textOf(found.token),
		deviceId: textOf(found.deviceId),
		starting: textOf(found.starting),
		started: uidsOf(found.started),
		paying: uidsOf(found.paying),
		held: typeof found.held === "number" ? found.held : undefined,
		instrument: textOf(found.instrument),
		amountsHidden: found.amountsHidden === true,
		indicators: typeof found.indicators === "string" ? found.indicators : undefined,
		receiptOff: found.receiptOff === true,
		microReceiptOff: found.microReceiptOff === true,
		favourites: codesOf(found.favourites, watchLimits.favourites),
		recent: codesOf(found.recent, watchLimits.recent),
		awaited: codesOf(found.awaited, watchLimits.favourites),
		priceColours: textOf(found.priceColours),
		installOffered: found.installOffered === true,
		palette: coloursOf(found.palette),
		paletteSource: textOf(found.paletteSource),
	};
};

const coloursOf = (value: unknown): Readonly<Record<string, string>> | undefined => {
	if (!isRecord(value)) return undefined;
	const entries = Object.entries(value).filter(
		(entry): entry is [string, string] =>
			entry[0].startsWith("--tw-") && typeof entry[1] === "string" && /^#[0-9a-f]{6}$/i.test(entry[1]),
	);
	return Object.fromEntries(entries);
};

/** Version 0 had the old language code and a flag for the theme. */
const format = savedFormat<Saved>({
	key: savedKey,
	of: "device",
	version: 1,
	upgrade: [
		(found) =>
			isRecord(found) && {
				language: found.lang,
				theme: found.dark === true ? "dark" : undefined,
				token: found.token,
			},
	],
	read: checked,
});

/** Without duplicates, at most `limit`. */
const codesOf = (value: unknown, limit: number): readonly InstrumentCode[] | undefined => {
	if (!Array.isArray(value)) return undefined;
	const codes = value.flatMap((each) => textOf(each)?.slice(0, maxCodeLength) ?? []);
	return [...new Set(codes)].slice(0, limit).map(instrumentCode);
};

const uidsOf = (value: unknown): readonly string[] | undefined =>
	Array.isArray(value) ? value.flatMap((each) => textOf(each) ?? []).slice(0, maxRemembered) : undefined;

/** Customers of one device. */
export const maxRemembered = 5;

const maxCodeLength = 40;

const themeOf = (value: unknown): Theme | undefined =>
	value === "light" || value === "dark" ? value : undefined;

const textOf = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;
