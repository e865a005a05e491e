import { expect, test } from "vitest";
import { exportTimes } from "./export-times.ts";
import { csvName, fileName } from "./file-name.ts";

test("Spec 1 §5: a file is named in the customer's language, with the days of its filter, the end day included", () => {
	const range = { startTime: 1_767_225_600, endTime: 1_769_904_000 };
	const times = exportTimes("en", "GMT");
	expect([
		csvName(["Orders", "Contract"], times, range),
		csvName(["История переводов", "Счёт контрактов"], times),
		csvName(["帳戶", "活動日誌"], exportTimes("zh-Hant-HK", "Asia/Tokyo")),
	]).toEqual([
		"Orders_Contract_2026-01-01_2026-01-31_GMT.csv",
		"История-переводов_Счёт-контрактов_GMT.csv",
		"帳戶_活動日誌_GMT+9.csv",
	]);
});

test("a file name has no character that a system refuses, and no invisible one", () => {
	expect(fileName(['a/b\\c:d*e?f"g<h>i|j.k', "\u2068x\u2069 y\u00a0z"], "pdf")).toBe(
		"a-b-c-d-e-f-g-h-i-j-k_x-y-z.pdf",
	);
});
