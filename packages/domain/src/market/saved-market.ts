import { Option, Result, Schema } from "effect";
import { type Price, parseDecimal, price, toText } from "../money/decimal.ts";
import { instant } from "../time/instant.ts";
import { instrumentCode } from "./instrument.ts";
import { type MarketNotice, maxMarketNotices } from "./market-notice.ts";
import { type PriceLevels, priceLevelLimits } from "./price-levels.ts";

const SavedLevels = Schema.Struct({
	alerts: Schema.Array(
		Schema.Struct({
			code: Schema.String,
			symbol: Schema.String,
			price: Schema.String,
			direction: Schema.Literals(["up", "down"]),
		}),
	),
	lines: Schema.Array(Schema.Struct({ code: Schema.String, price: Schema.String })),
});
type SavedLevels = typeof SavedLevels.Type;

/** What a device saves of its alerts and lines: plain data, prices as exact text. */
export const writePriceLevels = ({ alerts, lines }: PriceLevels): SavedLevels => ({
	alerts: alerts.map((alert) => ({ ...alert, price: toText(alert.price) })),
	lines: lines.map(({ code, price: at }) => ({ code, price: toText(at) })),
});

/** Saved alerts and lines; `undefined` if they are unreadable. One whose price is unreadable is left out. */
export const readPriceLevels = (saved: unknown): PriceLevels | undefined => {
	const found = Option.getOrUndefined(Schema.decodeUnknownOption(SavedLevels)(saved));
	if (!found) return undefined;
	return {
		alerts: found.alerts
			.flatMap(({ code, symbol, direction, ...alert }) => {
				const at = priceOf(alert.price);
				return at ? [{ code: instrumentCode(code), symbol, price: at, direction }] : [];
			})
			.slice(-priceLevelLimits.alerts),
		lines: found.lines
			.flatMap(({ code, ...line }) => {
				const at = priceOf(line.price);
				return at ? [{ code: instrumentCode(code), price: at }] : [];
			})
			.slice(-priceLevelLimits.lines),
	};
};

const about = { code: Schema.String, symbol: Schema.String, at: Schema.Number, isRead: Schema.Boolean };
const SavedNotices = Schema.Struct({
	notices: Schema.Array(
		Schema.Union([
			Schema.Struct({ is: Schema.Literal("opened"), ...about }),
			Schema.Struct({ is: Schema.Literal("reached"), ...about, price: Schema.String, latest: Schema.String }),
		]),
	),
});
type SavedNotices = typeof SavedNotices.Type;

export const writeMarketNotices = (notices: readonly MarketNotice[]): SavedNotices => ({
	notices: notices.map((notice) =>
		notice.is === "opened"
			? notice
			: { ...notice, price: toText(notice.price), latest: toText(notice.latest) },
	),
});

/** Saved notices; `undefined` if they are unreadable. One whose price is unreadable is left out. */
export const readMarketNotices = (saved: unknown): readonly MarketNotice[] | undefined => {
	const found = Option.getOrUndefined(Schema.decodeUnknownOption(SavedNotices)(saved));
	return found?.notices.flatMap(noticeOf).slice(0, maxMarketNotices);
};

const noticeOf = (saved: SavedNotices["notices"][number]): readonly MarketNotice[] => {
	const { symbol, isRead } = saved;
	const known = { code: instrumentCode(saved.code), symbol, at: instant(saved.at), isRead };
	if (saved.is === "opened") return [{ is: "opened", ...known }];
	const [at, latest] = [priceOf(saved.price), priceOf(saved.latest)];
	return at && latest ? [{ is: "reached", ...known, price: at, latest }] : [];
};

const priceOf = (text: string): Price | undefined =>
	Result.getOrUndefined(Result.map(parseDecimal(text), price));
