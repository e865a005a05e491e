import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { type App, until } from "../app.ts";
import { expect, journey } from "../journey.ts";
import { button, sheet } from "../targets.ts";

journey.use({ scenario: "holding-orders" });

/** The whole file with this end of its name. */
const downloaded = async (
	app: App,
	end: string,
): Promise<{ readonly name: string; readonly file: Buffer }> => {
	const finished = (): string | undefined => readdirSync(app.downloads).find((name) => name.endsWith(end));
	await until(async () => {
		const name = finished();
		return name !== undefined && readFileSync(join(app.downloads, name)).length > 0
			? undefined
			: `no ${end} in the downloads: ${readdirSync(app.downloads)}`;
	});
	const name = finished() ?? "";
	return { name, file: readFileSync(join(app.downloads, name)) };
};

journey("Spec 1 §4: the history is saved as CSV, and a statement as PDF", async ({ mia, platform }) => {
	await mia.open("/order?type=3");
	await mia.press(button("Export as CSV"));
	await mia.press(button("Save or share file", { in: sheet("Export as CSV") }));
	const csv = await downloaded(mia, ".csv");
	const [head = [], ...rows]: string[][] = parse(csv.file.toString("utf8"), { bom: true });
	expect([csv.name, head[0], rows.length > 0]).toEqual(["Orders_Contract_GMT.csv", "Order number", true]);
	await mia.open("/mine/statement");
	await mia.press(button("Save as PDF"));
	const pdf = await downloaded(mia, ".pdf");
	expect([pdf.file.subarray(0, 5).toString(), pdf.file.includes("%%EOF")]).toEqual(["%PDF-", true]);
	expect((await platform.state()).sumOfPostings).toBe("0");
});
