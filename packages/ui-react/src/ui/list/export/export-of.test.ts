import { expect, test } from "vitest";
import { writtenColumns } from "./export-of.tsx";
import { exportTimes } from "./export-times.ts";

test("Spec 1 §9: headers name the site's currency of amounts and the zone of times", () => {
	const cell = (row: string) => row;
	const columns = writtenColumns(
		[
			{ header: "Number", cell },
			{ header: "Amount", in: "currency", cell },
			{ header: "Opened", in: "zone", cell },
		],
		"USD",
		exportTimes("en", "Asia/Hong_Kong"),
	);
	expect(columns.map(({ header }) => header)).toEqual(["Number", "Amount (USD)", "Opened (GMT+8)"]);
});
