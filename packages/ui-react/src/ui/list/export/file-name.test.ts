import { expect, test } from "vitest";
import { exportTimes } from "./export-times.ts";
import { fileNameOf } from "./file-name.ts";

test("Spec 1 §5: a file is named by its product and by the days of its filter, the end day included", () => {
	const range = { startTime: 1_767_225_600, endTime: 1_769_904_000 };
	expect(fileNameOf("contract", range, exportTimes("en", "GMT"))).toBe(
		"contract-orders_2026-01-01_2026-01-31_GMT.csv",
	);
	expect(fileNameOf("micro", undefined, exportTimes("en", "GMT"))).toBe("micro-orders_all_GMT.csv");
	expect(fileNameOf("fund", undefined, exportTimes("en", "GMT"))).toBe("fund-subscriptions_all_GMT.csv");
});
