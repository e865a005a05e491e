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

test("a mark goes to the end of the favourites, and a second press takes it away; what was viewed stays", () => {
	const viewed: WatchList = { favourites: [], recent: [yen] };
	const both = [euro, gold].reduce(withFavouriteToggled, viewed);
	expect([both, withFavouriteToggled(both, euro)]).toEqual([
		{ favourites: [euro, gold], recent: [yen] },
		{ favourites: [gold], recent: [yen] },
	]);
});

test("what is viewed comes first and stands there once; viewed again at once, nothing is another", () => {
	const list = [euro, gold, euro].reduce(withViewed, { ...none, favourites: [yen] });
	expect(list).toEqual({ favourites: [yen], recent: [euro, gold] });
	expect(withViewed(list, euro)).toBe(list);
});

test("the oldest give way where there are too many", () => {
	const favourites = many(watchLimits.favourites);
	const recent = many(watchLimits.recent);
	const list = withViewed(withFavouriteToggled({ favourites, recent }, euro), gold);
	expect(list).toEqual({
		favourites: [...favourites.slice(1), euro],
		recent: [gold, ...recent.slice(0, -1)],
	});
});

test("codes are shown in their own order, and what isn't traded any more is left out", () => {
	const listed = [{ code: euro }, { code: gold }];
	expect(instrumentsOf(listed, [gold, yen, euro])).toEqual([{ code: gold }, { code: euro }]);
});
