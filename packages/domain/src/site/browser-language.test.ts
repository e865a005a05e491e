import { expect, test } from "vitest";
import { browserLanguage } from "./browser-language.ts";
import { languages } from "./language.ts";

test.each([
	[["de-AT", "en"], "de"],
	[["zh-TW"], "hk"],
	[["zh-Hans-CN", "en"], "hk"],
	[["pt-PT"], "pt"],
	[["es-419"], "spa"],
	[["ms-MY"], "my"],
	[["ja"], "jp"],
	[["VI-vn"], "vn"],
	[["zh-Hant-HK"], "hk"],
	[["zh_TW"], "hk"],
	[["yue-Hant-HK", "en"], "hk"],
	[["cmn"], "hk"],
	[["in-ID"], "id"],
	[["zsm"], "my"],
	[["iw", "nb-NO", "pl"], "pl"],
	[["*", "x-y", "de-x-private"], "de"],
	[["fil", "en-PH"], "en"],
	[["fil"], undefined],
	[["my"], undefined],
	[[""], undefined],
	[[], undefined],
])("a browser that prefers %j reads %s (A-32: `my` of browsers is Burmese)", (tags, code) => {
	expect(browserLanguage(tags)?.code).toBe(code);
});

test("Spec 1 §1: a browser in any of the 19 languages finds it", () => {
	expect(languages.map(({ tag }) => browserLanguage([tag])?.tag)).toEqual(languages.map(({ tag }) => tag));
});
