import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { auditBlock } from "./audit-block.ts";
import { readMapping } from "./mapping.ts";
import { presets } from "./presets.ts";

const settings = { isCsv: true, today: "2026-01-31", writesResults: true };

const audit = (text: string, mapping: NonNullable<Parameters<typeof auditBlock>[1]["mapping"]>) =>
	auditBlock(
		{ bytes: new Uint8Array(new TextEncoder().encode(text)), linesBefore: 0 },
		{ ...settings, mapping },
	);

const preset = (name: string) => {
	const found = presets.get(name);
	if (!found) throw new Error(`There is no preset ${name}.`);
	return found;
};

const income = {
	id: "no",
	rules: [
		{
			rule: "micro.expected-income",
			input: { amount: "stake" },
			always: { profitRatio: "0.85" },
			expected: { income: "won" },
			when: { state: "closed" },
			positive: "won",
		},
	],
};

test("a mapping makes a case of each row to which its rule applies", async () => {
	const rows =
		"no,stake,won,state\n1,100,85,closed\n2,100,86,closed\n3,100,-100,closed\n4,100,85,open\n5,100\n";
	const { counts, results } = await audit(rows, income);
	expect(counts).toEqual({
		"micro.expected-income": { agreed: 1, differed: 1, refused: 0 },
		"–": { agreed: 0, differed: 0, refused: 1 },
	});
	expect(results).toBe(
		[
			"2,1,micro.expected-income,agreed,,,,,\r\n",
			"3,2,micro.expected-income,differed,income,86,85,-1,\r\n",
			'6,,,refused,line,,,,"has 2 cells, the header has 4"\r\n',
		].join(""),
	);
});

test("a header without a mapped column ends the reading", async () => {
	const { unequal, hasEnded } = await audit("no,stake,won\n1,100,85\n", income);
	expect([unequal, hasEnded]).toEqual([
		[
			{
				is: "refused",
				line: 1,
				field: "line",
				reason: 'the header has no column "state"; nothing more was read',
			},
		],
		true,
	]);
});

test("a file that a spreadsheet has divided by semicolons is refused with the reason", async () => {
	const { unequal } = await audit("Loan number;Status\n7;Repaid\n", preset("loans"));
	expect(unequal).toMatchObject([
		{
			reason:
				"the header is not that of the app's export of loans; the columns must be divided by commas; nothing more was read",
		},
	]);
});

test.each([
	[
		"en",
		"Loan number,Status,Amount (USD),Loan period,Days without interest,Interest rate per day,Penalty rate per day,Interest (USD),Penalty (USD),Amount to repay (USD)",
	],
	["a foreign file", undefined],
])("the app's export of the loans: %s", async (_, header) => {
	const row = "7,Repaid,800,7,3,0.0008,0.001,2.56,8,810.56\n8,Repaid,800,7,3,0.0008,0.001,2.5,8,810.56";
	const { counts, unequal } = await audit(`${header ?? "a,b"}\n${row}\n`, preset("loans"));
	expect(header ? counts : unequal.map(({ is }) => is)).toEqual(
		header
			? {
					"loan.amount-to-repay": { agreed: 1, differed: 1, refused: 0 },
					"loan.total-interest": { agreed: 1, differed: 1, refused: 0 },
				}
			: ["refused"],
	);
});

test("the app's export of subscriptions: the income of those that have matured", async () => {
	const header = "Number,Fund,Status,Currency,Amount,Days,Income per day,Income so far,Since (GMT)";
	const row = (number: number, status: string, income: string) =>
		`${number},Steady 30,${status},USDT,1000,30,5,${income},2026-01-05 10:00:00`;
	const rows = [row(1, "Matured", "150"), row(2, "Matured", "149.99"), row(3, "Active", "20")];
	const { counts, unequal } = await audit(`${[header, ...rows].join("\n")}\n`, preset("subscriptions"));
	expect(counts).toEqual({ "fund.total-profit": { agreed: 1, differed: 1, refused: 0 } });
	expect(unequal).toMatchObject([{ id: "2", differences: [{ expected: "149.99", computed: "150" }] }]);
});

test.each(["en", "de", "ar", "hk"])(
	"the app's export of contract orders in its language: %s",
	async (code) => {
		const source = join(import.meta.dirname, "../../packages/ui-react/src");
		const words: Record<string, string> = {};
		for (const path of readdirSync(source, { recursive: true, encoding: "utf8" }))
			if (path.endsWith(`words/${code}.json`))
				Object.assign(words, JSON.parse(readFileSync(join(source, path), "utf8")));
		const order = {
			"contract.order.number": "501",
			"shared.export.direction": words["contract.side.buy"],
			"contract.ticket.quantity": "0.5",
			"contract.order.multiple": "100",
			"contract.order.openPrice": "1.08402",
			"contract.order.closePrice": "1.0845",
			"shared.export.profit": "0.24",
			"contract.order.margin": "5.4201",
			"contract.order.fee": "0.26",
			"contract.order.cover": "",
			"contract.order.net": "-0.02",
			"shared.export.status": words["contract.order.completed"],
			"contract.export.contractSize": "1000",
			"contract.export.marginMode": words["contract.computed.branch.leveraged"],
			"contract.export.feeType": words["contract.computed.branch.per-quantity"],
			"contract.export.feeRate": "0.5",
		};
		const unitOf = (key: string) => {
			if (key.startsWith("contract.export.")) return ` (${words["contract.export.present"]})`;
			return key === "contract.order.fee" ? " (USD)" : "";
		};
		const header = Object.keys(order).map((key) => `"${words[key]}${unitOf(key)}"`);
		const cells = Object.values(order).map((text) => `"${text}"`);
		const { counts, unequal } = await audit(`${header.join()}\n${cells.join()}\n`, preset("contract-orders"));
		expect(Object.values(counts).reduce((sum, { agreed }) => sum + agreed, 0)).toBe(3);
		expect(unequal).toMatchObject([
			{
				is: "differed",
				id: "501",
				rule: "contract.fee",
				differences: [{ expected: "0.26", computed: "0.25" }],
			},
		]);
	},
);

test("a mapping that can't be read is reported in a sentence", async () => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-mapping-"));
	const file = join(folder, "map.json");
	writeFileSync(file, JSON.stringify(income));
	expect(await readMapping(file)).toEqual(income);
	for (const wrong of ["{", '{"rules": []}', '{"rules": [{"rule": "a", "input": {}}]}']) {
		writeFileSync(file, wrong);
		await expect(readMapping(file)).rejects.toThrow(`${file} is not a mapping: docs/audit.md shows one.`);
	}
	rmSync(folder, { recursive: true });
	await expect(readMapping(file)).rejects.toThrow(`${file} can't be read.`);
});
