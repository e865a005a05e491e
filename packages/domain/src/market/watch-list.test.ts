import { expect, test } from "vitest";
import { type InstrumentCode, instrumentCode } from "./instrument.ts";
import {
	instrumentsOf,
	type WatchList,
	watchLimits,
	withFavouriteToggled,
	withViewed,
} from "./watch-list.ts";

const [euro, gold, yen] = [instrumentCode("EURUSD"), instrumentCode("XAUUSD"), instrumentCode("USDJPY")];
const none: WatchList = { favourites: [], recent: [] };
const many = (count: number): readonly InstrumentCode[] =>
	Array.from({ length: count }, (_, place) => instrumentCode(`M${place}`));

test("a new favourite is the last one, and a second press removes it; the viewed instruments stay", () => {
	const viewed: WatchList = { favourites: [], recent: [yen] };
	const both = [euro, gold].reduce(withFavouriteToggled, viewed);
	expect([both, withFavouriteToggled(both, euro)]).toEqual([
		{ favourites: [euro, gold], recent: [yen] },
		{ favourites: [gold], recent: [yen] },
	]);
});

test("a viewed instrument comes first and is listed once; viewing it again at once changes nothing", () => {
	const list = [euro, gold, euro].reduce(withViewed, { ...none, favourites: [yen] });
	expect(list).toEqual({ favourites: [yen], recent: [euro, gold] });
	expect(withViewed(list, euro)).toBe(list);
});

test("the oldest entries are dropped above the limit", () => {
	const favourites = many(watchLimits.favourites);
	const recent = many(watchLimits.recent);
	const list = withViewed(withFavouriteToggled({ favourites, recent }, euro), gold);
	expect(list).toEqual({
		favourites: [...favourites.slice(1), euro],
		recent: [gold, ...recent.slice(0, -1)],
	});
});

test("instruments are in the order of the codes; unlisted ones are omitted", () => {
	const listed = [{ code: euro }, { code: gold }];
	expect(instrumentsOf(listed, [gold, yen, euro])).toEqual([{ code: gold }, { code: euro }]);
});
