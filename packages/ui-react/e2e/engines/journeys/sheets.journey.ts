import type { App } from "../app.ts";
import { everySheet, openSheet } from "../every-sheet.ts";
import { expect, journey } from "../journey.ts";
import { sheetFaults } from "../sheet-faults.ts";
import { sheet } from "../targets.ts";

/** A phone, the narrowest phone, and a phone on its side. */
const sizes = [
	{ width: 390, height: 844 },
	{ width: 320, height: 568 },
	{ width: 844, height: 390 },
] as const;

const faultsOf = async (app: App): Promise<readonly string[]> => {
	const found: string[] = [];
	for (const { width, height } of sizes) {
		await app.resize({ width, height });
		for (const fault of await app.run(sheetFaults)) found.push(`${width}×${height}: ${fault}`);
	}
	await app.resize(sizes[0]);
	return found;
};

journey("the receipt before an order is as high as its content or the screen allows", async ({ mia }) => {
	const [receipt] = everySheet.filter(({ name }) => name === "the receipt before an order");
	if (!receipt) throw new Error("The receipt is no longer among the sheets");
	await openSheet(mia, receipt, "en");
	await mia.sees(sheet());
	expect(await faultsOf(mia)).toEqual([]);
});

for (const language of ["en", "ar"] as const)
	journey(
		`every sheet is as high as its content or the screen allows, and its last control can be reached, in ${language}`,
		async ({ app, platform }) => {
			journey.setTimeout(900_000);
			const found: string[] = [];
			let scenario = "";
			for (const each of everySheet) {
				if (each.scenario !== scenario) {
					scenario = each.scenario;
					await platform.reset(scenario);
					await app.remember({ token: await platform.openSession("mia@tradewind.test"), language });
				}
				try {
					await openSheet(app, each, language);
					await app.sees(sheet());
				} catch (error) {
					found.push(`${each.name} cannot be opened: ${error instanceof Error ? error.message : error}`);
					continue;
				}
				for (const fault of await faultsOf(app)) found.push(`${each.name}, ${fault}`);
			}
			expect(found).toEqual([]);
		},
	);
