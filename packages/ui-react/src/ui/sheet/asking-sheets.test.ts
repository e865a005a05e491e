import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = new URL("../../", import.meta.url);

const filesWithSheets = readdirSync(sources, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".tsx") && !/\.test(-support)?\.tsx$/.test(name))
	.map((name) => ({ name, text: readFileSync(new URL(name, sources), "utf8") }))
	.filter(({ text }) => /<Sheet\s/.test(text));

/** Sheets that only show, choose or search: nothing is paid, sent or confirmed in them. */
const readingSheets = [
	"features/content/inbox/alert-sheet.tsx",
	"features/contract/receipt/accepted-sheet.tsx",
	"features/contract/ticket/accepted.tsx",
	"features/contract/ticket/multiple-picker.tsx",
	"features/copy-trading/risk/risk-button.tsx",
	"features/copy-trading/traders/copies-sheet.tsx",
	"features/copy-trading/traders/orders-sheet.tsx",
	"features/deposit/records/record-sheet.tsx",
	"features/home/course-button.tsx",
	"features/home/day-profit.tsx",
	"features/market/drawer/instrument-drawer.tsx",
	"features/market/facts/facts-sheet.tsx",
	"features/market/indicators/indicator-sheet.tsx",
	"features/market/levels/level-sheet.tsx",
	"features/micro/orders/evidence-sheet.tsx",
	"features/support/chat-links.tsx",
	"features/support/save-recording.tsx",
	"features/user-centre/install-row.tsx",
	"features/user-centre/price-colours-row.tsx",
	"features/withdrawal/order/record-row.tsx",
	"features/withdrawal/ways/way-name-sheet.tsx",
	"figures/how-computed.tsx",
	"figures/untrusted.tsx",
	"screens/journal/journal-sheet.tsx",
	"ui/form/phone/area-field.tsx",
	"ui/list/export/export-sheet.tsx",
	"ui/share/picture-sheet.tsx",
];

test("A-170: every sheet that asks for a confirmation shows its amounts, also while amounts are hidden", () => {
	const silent = filesWithSheets.filter(({ text }) => !/<Sheet\s[^>]*\basks\b/.test(text));
	expect(silent.map(({ name }) => name).sort()).toEqual(readingSheets);
});

test("A-170: the buttons of a confirmation are only in sheets that ask", () => {
	const withButtons = filesWithSheets.filter(({ text }) => /<ConfirmButtons/.test(text));
	expect(
		withButtons.filter(({ text }) => !/<Sheet\s[^>]*\basks\b/.test(text)).map(({ name }) => name),
	).toEqual([]);
	expect(withButtons.length).toBeGreaterThan(4);
});
