import type { Page } from "@playwright/test";
import { expect, type Platform } from "@tradewind/test-kit";

export const nora = {
	email: "nora@tradewind.test",
	password: "Gale-2026-harbour",
	next: "Harbour-2027-gale",
};

/** A PNG of one pixel. */
export const picture = {
	name: "front.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

export const field = (page: Page, name: string) => page.locator(`[name=${name}]:visible`);

export const submit = (page: Page) => page.locator("[type=submit]:visible").click();

export const sendButton = (page: Page) => page.locator("div:has(> [name=code]) > button");

/** Requests a code and waits until the platform has sent it. */
export const requestCode = async (page: Page, platform: Platform, to: string): Promise<string> => {
	const before = (await platform.state()).codes.length;
	await sendButton(page).click();
	await expect.poll(async () => (await platform.state()).codes.length).toBe(before + 1);
	const [sent] = (await platform.state()).codes;
	expect(sent?.to).toBe(to);
	return sent?.code ?? "";
};

export const fillAccount = async (page: Page): Promise<void> => {
	await field(page, "account").fill(nora.email);
	await field(page, "password").fill(nora.password);
	await field(page, "repeated").fill(nora.password);
};
