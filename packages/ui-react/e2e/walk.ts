import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { LanguageCode } from "@tradewind/domain/site";
import { expect } from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";

/** The ways in docs/flows.md, in its order. The journeys of the features are in English; a spec walks each way in Chinese or Arabic. */
export const ways = {
	trade: "First page to first trade with own money",
	loan: "Loan, paid out, to a trade with its money",
	fund: "Fund: subscribe, income, redeem, money back",
	copy: "Follow a trader, see my copies' result, leave with them closed",
	withdrawal: "Withdraw: pay password, payout method, amount, and its row as paid or refused",
} as const;

export interface Counts {
	readonly taps: number;
	/** Pages, steps of a form, sheets and receipts. */
	readonly screens: number;
	/** Fields that are filled in, pictures and signatures. */
	readonly inputs: number;
}

/** The counts of each way in docs/flows.md. */
export const documentedWays: ReadonlyMap<string, Counts> = new Map(
	readFileSync(join(import.meta.dirname, "../../../docs/flows.md"), "utf8")
		.split("\n")
		.filter((line) => /^\| [A-Z].*\| \d+ \| \d+ \| \d+ \|/.test(line))
		.map((line) => line.split("|").map((cell) => cell.trim()))
		.map(([, way = "", taps, screens, inputs]): readonly [string, Counts] => [
			way,
			{ taps: Number(taps), screens: Number(screens), inputs: Number(inputs) },
		]),
);

/** A PNG of one pixel. */
const picture = {
	name: "document.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

/** A customer on a way through the app, whose taps, screens and inputs are counted. */
export const walk = (page: Page, language: LanguageCode) => {
	const counts = { taps: 0, screens: 0, inputs: 0 };
	const word = (key: string, facts?: Readonly<Record<string, string | number>>) =>
		wordIn(language, key, facts);
	const field = (name: string): Locator => page.locator(`[name="${name}"]:visible`);
	const tap = async (what: Locator): Promise<void> => {
		counts.taps += 1;
		await what.click();
	};
	return {
		counts: (): Counts => ({ ...counts }),
		word,
		field,
		tap,
		dialog: page.getByRole("dialog"),
		submit: page.locator("[type=submit]:visible"),
		button: (key: string, facts?: Readonly<Record<string, string | number>>) =>
			page.getByRole("button", { name: word(key, facts), exact: true }),
		link: (key: string) => page.getByRole("link", { name: word(key), exact: true }),
		/** The customer sees another page, step, sheet or receipt. */
		arrive: async (seen: Locator): Promise<void> => {
			await expect(seen).toBeVisible();
			counts.screens += 1;
		},
		type: async (name: string, text: string): Promise<void> => {
			counts.inputs += 1;
			await tap(field(name));
			await page.keyboard.type(text);
		},
		/** Fills in something else than one text field: `fill` counts its taps. */
		enter: async (fill: () => Promise<void>): Promise<void> => {
			counts.inputs += 1;
			await fill();
		},
		choosePicture: async (button: Locator): Promise<void> => {
			counts.inputs += 1;
			const chooser = page.waitForEvent("filechooser");
			await tap(button);
			await (await chooser).setFiles(picture);
		},
	};
};
