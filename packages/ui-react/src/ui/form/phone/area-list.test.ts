import { expect, test } from "vitest";
import { findAreas, namedAreas } from "./area-list.ts";

const areas = [
	{ id: 49, code: "DE", globalCode: "+0049" },
	{ id: 852, code: "HK", globalCode: "00852" },
	{ id: 1, code: "US", globalCode: "+001" },
	{ id: 7, code: "Atlantis", globalCode: "+00777" },
];
const namesIn = (tag: string) => namedAreas(areas, tag).map(({ name, prefix }) => `${prefix} ${name}`);

test("Spec 1 §9: +001 is first, the other countries follow by their names in the language of the page", () => {
	expect(namesIn("en")).toEqual([
		"+001 United States",
		"+00777 Atlantis",
		"+0049 Germany",
		"+00852 Hong Kong SAR China",
	]);
	expect(namesIn("zh-Hant-HK").slice(0, 1)).toEqual(["+001 美國"]);
});

test.each([
	["ger", ["DE"]],
	[" HONG ", ["HK"]],
	["hk", ["HK"]],
	["49", ["DE"]],
	["+0049", ["DE"]],
	["+852", ["HK"]],
	["+٨٥٢", ["HK"]],
	["＋８ ５２", ["HK"]],
	["४९", ["DE"]],
	["ＧＥＲ", ["DE"]],
	["", ["US", "Atlantis", "DE", "HK"]],
	["nowhere", []],
])("the search for %j finds %j", (typed, codes) => {
	expect(findAreas(namedAreas(areas, "en"), typed).map(({ area }) => area.code)).toEqual(codes);
});

test.each([
	["tr", "GB", "birlesik krallik"],
	["fr", "CI", "cote d'ivoire"],
	["fr", "US", "etats"],
	["pl", "IT", "wlochy"],
	["ar", "DE", "المانيا"],
])("in %s the country %s is found by %j, without its accents", (tag, code, typed) => {
	const listed = namedAreas([{ id: 1, code, globalCode: "+00999" }], tag);
	expect(findAreas(listed, typed).map(({ area }) => area.code)).toEqual([code]);
});
