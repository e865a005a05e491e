import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { dayText } from "./day-text.ts";

test("Spec 1 §9: a day is written in the customer's language, in Latin digits and the Gregorian calendar", () => {
	const written = ["en", "hk", "ar", "th", "hi", "de"].map((code) => {
		const tag = languages.find((language) => language.code === code)?.tag ?? "";
		return [dayText("2026-01-05", tag), dayText(20_458, tag, true)];
	});
	expect(written).toEqual([
		["Jan 5, 2026", "Mon, Jan 5, 2026"],
		["2026年1月5日", "2026年1月5日週一"],
		["5 يناير 2026", "الاثنين، 5 يناير 2026"],
		["5 ม.ค. 2026", "จันทร์ 5 ม.ค. 2026"],
		["5 जन॰ 2026", "सोम, 5 जन॰ 2026"],
		["5. Jan. 2026", "Mo., 5. Jan. 2026"],
	]);
});

test("A text that is no day is shown as it is", () => {
	expect(dayText("soon", "en")).toBe("soon");
});
