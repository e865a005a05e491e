import { expect, test } from "vitest";
import { foldedText } from "./folded-text.ts";

test.each([
	["Türkçe", "turkce"],
	["İNGİLİZCE", "ingilizce"],
	["Fransızca", "fransizca"],
	["włoski", "wloski"],
	["Tiếng Việt, Đức", "tieng viet, duc"],
	["Côte d’Ivoire", "cote d'ivoire"],
	["Straße", "strasse"],
	["ＥＵＲ／ＵＳＤ　１００", "eur/usd 100"],
	["الألمانيّة", "الالمانية"],
	["\u200fألمانيا\u2069", "المانيا"],
	["Чёрный йод", "черныи иод"],
	["٨٥٢ ८५२ ๘๕๒", "852 852 852"],
	["ドイツ", "ドイツ"],
	["ガ", "ガ"],
	["हिन्दी", "हिन्दी"],
	["เยอรมัน", "เยอรมัน"],
	["독일어", "독일어"],
	["", ""],
])("%j is searched as %j", (text, folded) => {
	expect(foldedText(text)).toBe(folded);
});
