import { expect, test } from "vitest";
import { exportTimes } from "./export-times.ts";

test.each([
	["GMT", "2026-01-05 20:08:09", "Opened (GMT)", "GMT"],
	["Asia/Hong_Kong", "2026-01-06 04:08:09", "Opened (GMT+8)", "GMT+8"],
	["Asia/Kolkata", "2026-01-06 01:38:09", "Opened (GMT+5:30)", "GMT+530"],
	["Europe/Berlin", "2026-01-05 21:08:09", "Opened (Central European Time)", "Europe-Berlin"],
])(
	"Spec 1 §9: an export for a site in %s has its times, and names them in head and file name",
	(...facts) => {
		const [zone, text, head, fileZone] = facts;
		const times = exportTimes("en", zone);
		expect([times.text("2026-01-05 20:08:09"), times.head("Opened"), times.fileZone]).toEqual([
			text,
			head,
			fileZone,
		]);
	},
);

test("A-12: a text that is no time is exported as it is", () => {
	const { text } = exportTimes("en", "Asia/Hong_Kong");
	expect(["soon", "", undefined].map((one) => text(one))).toEqual(["soon", "", undefined]);
});
