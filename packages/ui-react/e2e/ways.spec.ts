import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { remember } from "./device.ts";
import { wordIn } from "./every-screen.ts";
import { expect, pressButton, test } from "./trading.fixture.ts";
import type { Platform } from "./trading-platform.ts";

test.use({ scenario: "untraded" });

interface Counts {
	readonly taps: number;
	/** Pages, steps of a form, sheets and receipts. */
	readonly screens: number;
	/** Fields that are filled in, and pictures. */
	readonly inputs: number;
}

/** The counts of each way in docs/flows.md. */
const documented = new Map(
	readFileSync(join(import.meta.dirname, "../../../docs/flows.md"), "utf8")
		.split("\n")
		.filter((line) => /^\| [A-Z].*\| \d+ \| \d+ \| \d+ \|/.test(line))
		.map((line) => line.split("|").map((cell) => cell.trim()))
		.map(([, way = "", taps, screens, inputs]): readonly [string, Counts] => [
			way,
			{ taps: Number(taps), screens: Number(screens), inputs: Number(inputs) },
		]),
);

const walker = (page: Page) => {
	const counts = { taps: 0, screens: 0, inputs: 0 };
	const tap = async (what: Locator): Promise<void> => {
		counts.taps += 1;
		await what.click();
	};
	return {
		counts: (): Counts => ({ ...counts }),
		tap,
		/** The customer sees another page, step, sheet or receipt. */
		arrive: async (seen: Locator): Promise<void> => {
			await expect(seen).toBeVisible();
			counts.screens += 1;
		},
		type: async (name: string, text: string): Promise<void> => {
			counts.inputs += 1;
			await tap(page.locator(`[name=${name}]:visible`));
			await page.keyboard.type(text);
		},
		choosePicture: async (button: Locator): Promise<void> => {
			counts.inputs += 1;
			const chooser = page.waitForEvent("filechooser");
			await tap(button);
			await (await chooser).setFiles(picture);
		},
	};
};

/** A PNG of one pixel. */
const picture = {
	name: "document.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

const nora = { email: "nora@tradewind.test", password: "Gale-2026-harbour" };

const lastCode = async (platform: Platform): Promise<string> => {
	await expect.poll(async () => (await platform.state()).codes[0]?.to).toBe(nora.email);
	return (await platform.state()).codes[0]?.code ?? "";
};

const way = "First page to first trade with own money";

test("docs/flows.md lists the ways of this file", () => {
	expect([...documented.keys()]).toEqual([way]);
});

for (const language of ["en", "hk", "ar"] as const)
	test(`${way}: as many taps, screens and inputs as docs/flows.md says, in ${language}`, async ({
		page,
		platform,
	}) => {
		const word = (key: string) => wordIn(language, key);
		const { counts, tap, arrive, type, choosePicture } = walker(page);
		const submit = page.locator("[type=submit]:visible");
		const card = page.getByRole("region", { name: word("shared.start") });
		const dialog = page.getByRole("dialog");
		const photo = page.getByRole("button", { name: word("shared.form.takePhoto") }).first();
		await platform.flags({ is_real_name_auth: "1", is_recharge_auth: "1" });
		await remember(page, { language });

		await page.goto("/");
		const register = page.getByRole("main").getByRole("link", { name: word("home.register") });
		await arrive(register);
		await tap(register);
		await arrive(page.locator("[name=account]:visible"));
		await type("account", nora.email);
		await type("password", nora.password);
		await type("repeated", nora.password);
		await tap(submit);
		await arrive(page.locator("[name=idNumber]:visible"));
		await type("name", "Nora Bell");
		await type("idNumber", "X7654321");
		for (const slot of [0, 1]) {
			await choosePicture(photo);
			await expect(page.locator("[data-state=uploaded]")).toHaveCount(slot + 1);
		}
		await tap(submit);
		await arrive(page.locator("[name=code]:visible"));
		await tap(page.locator("div:has(> [name=code]) > button"));
		await type("code", await lastCode(platform));
		await tap(submit);

		await arrive(page.getByText(word("session.after.registration")));
		await platform.decideReview(nora.email, "real name", { approved: true });
		await type("password", nora.password);
		await tap(submit);

		const deposit = card.getByRole("link", { name: word("shared.start.deposit.open") });
		await arrive(deposit);
		await tap(deposit);
		await arrive(page.locator("[name=amount]:visible"));
		await type("amount", "100");
		await choosePicture(photo);
		await expect(page.locator("[data-state=uploaded]")).toBeVisible();
		await tap(submit);
		await arrive(page.getByRole("button", { name: word("shared.receipt.done"), exact: true }));
		await platform.decideDeposit(nora.email, "approve");
		await tap(page.getByRole("button", { name: word("shared.back") }));

		const move = card.getByRole("button", { name: word("shared.start.move.open") });
		await arrive(move);
		await tap(move);
		await arrive(dialog.locator("[type=submit]"));
		await tap(dialog.locator("[type=submit]"));
		await arrive(dialog.getByRole("button", { name: word("shared.receipt.done"), exact: true }));
		await tap(dialog.getByRole("button", { name: word("shared.receipt.done"), exact: true }));
		await tap(card.getByRole("link", { name: word("shared.start.trade.open") }));

		const buy = pressButton(page, word("contract.buy"));
		await arrive(buy);
		await tap(buy);
		await arrive(dialog);
		await tap(dialog.getByRole("button", { name: word("contract.receipt.confirm.buy") }));
		await expect(dialog).toContainText(word("contract.ticket.accepted.title"));
		expect(counts()).toEqual(documented.get(way));
	});
