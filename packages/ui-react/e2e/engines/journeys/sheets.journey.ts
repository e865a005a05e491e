import type { App } from "../app.ts";
import { openSheet, sheetGroups } from "../every-sheet.ts";
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

const closeAll = async (app: App): Promise<void> => {
	while (await app.has(sheet())) {
		await app.pressKey("Escape");
		await app.run(() => new Promise((resolve) => setTimeout(resolve, 100)));
	}
};

journey("the receipt before an order is as high as its content or the screen allows", async ({ mia }) => {
	const receipt = sheetGroups["the trade page"]?.find(({ name }) => name === "the receipt before an order");
	if (!receipt) throw new Error("The receipt is no longer among the sheets");
	await mia.open(receipt.path);
	await openSheet(mia, receipt, "en");
	await mia.sees(sheet());
	expect(await faultsOf(mia)).toEqual([]);
});

/** Each engine opens each sheet once: one engine in English, the other in Arabic. */
for (const [index, [group, sheets]] of Object.entries(sheetGroups).entries())
	journey(
		`every sheet is as high as it should be, and its last control can be reached: ${group}`,
		async ({ app, platform, engine }) => {
			const language = (index % 2 === 0) === (engine === "webkit") ? "en" : "ar";
			await platform.reset(sheets[0]?.scenario ?? "");
			await app.remember({ token: await platform.openSession("mia@tradewind.test"), language });
			await app.open(sheets[0]?.path ?? "");
			const found: string[] = [];
			for (const each of sheets) {
				try {
					if ((await app.address()) !== each.path) await app.follow(each.path);
					await openSheet(app, each, language);
					await app.sees(sheet());
				} catch (error) {
					found.push(`${each.name} cannot be opened: ${error instanceof Error ? error.message : error}`);
					await app.open(each.path);
					continue;
				}
				for (const fault of await faultsOf(app)) found.push(`${each.name}, ${fault}`);
				await closeAll(app);
			}
			expect(found).toEqual([]);
		},
	);
