import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, setScreenSize, sheet, signIn, test } from "@tradewind/test-kit";

test.use({ scenario: "loan-approved" });

const address = "/loan/sign?id=1&amount=1000";
const pad = (page: Page) => page.locator("canvas");
const signButton = (page: Page) => page.getByRole("button", { name: "Sign and request the loan" });
const clearButton = (page: Page) => page.getByRole("button", { name: "Clear", exact: true });

/** Opens the signature of a loan by its address: over the agreement, which has to be read first. */
const openSignature = async (page: Page): Promise<void> => {
	await page.goto(address);
	await page.waitForURL("/loan/agreement?id=1&amount=1000");
	await page.getByLabel("I have read and understood the agreement.").check();
	await page.getByRole("button", { name: "Sign", exact: true }).click();
	await page.waitForURL(address);
	await expect(pad(page)).toBeVisible();
};

/** Draws a line through points that are parts of the pad's width and height. */
const draw = async (page: Page, points: readonly (readonly [number, number])[]): Promise<void> => {
	await pad(page).scrollIntoViewIfNeeded();
	const box = await pad(page).boundingBox();
	if (!box) throw new Error("The pad has no box.");
	const [first, ...others] = points.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const);
	if (!first) return;
	await page.mouse.move(...first);
	await page.mouse.down();
	for (const point of others) await page.mouse.move(...point, { steps: 6 });
	await page.mouse.up();
};

const name = [
	[0.15, 0.7],
	[0.25, 0.2],
	[0.35, 0.7],
	[0.5, 0.3],
	[0.6, 0.65],
	[0.85, 0.35],
] as const;

/** The dark pixels of a canvas or picture, on a grid of 100 × 50, so that sizes and densities can be compared. */
const inkOf = (target: Locator): Promise<readonly number[]> =>
	target.evaluate(async (element) => {
		const grid = { width: 100, height: 50 };
		const copy = document.createElement("canvas");
		copy.width = grid.width;
		copy.height = grid.height;
		const context = copy.getContext("2d");
		if (!context || !(element instanceof HTMLCanvasElement || element instanceof HTMLImageElement)) return [];
		if (element instanceof HTMLImageElement) await element.decode();
		context.imageSmoothingQuality = "high";
		context.drawImage(element, 0, 0, grid.width, grid.height);
		const { data } = context.getImageData(0, 0, grid.width, grid.height);
		return Array.from({ length: grid.width * grid.height }, (_, index) => data[index * 4] ?? 255);
	});

/** The mean difference of the pixels, where 255 is white against black. */
const difference = (left: readonly number[], right: readonly number[]): number =>
	left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;

const white = (): readonly number[] => Array.from({ length: 5000 }, () => 255);
const sameDrawing = 2;

test("Spec 2 §5: an empty pad and a dot are refused with the prompt to sign", async ({
	customerPage: page,
}) => {
	await openSignature(page);
	await signButton(page).click();
	await expect(page.getByRole("alert")).toHaveText("Please sign. A dot is not enough.");
	await draw(page, [[0.5, 0.5]]);
	await expect(page.getByRole("alert")).toHaveText("");
	await signButton(page).click();
	await expect(page.getByRole("alert")).toHaveText("Please sign. A dot is not enough.");
	expect(await page.evaluate(() => location.pathname)).toBe("/loan/sign");
	await expectAccessible(page);
});

test("Pitfall 12: strokes stay when the phone is turned, the page gets smaller, or its theme changes; clearing removes them", async ({
	customerPage: page,
}) => {
	await openSignature(page);
	expect(difference(await inkOf(pad(page)), white())).toBe(0);
	await draw(page, name);
	const upright = await inkOf(pad(page));
	expect(difference(upright, white())).toBeGreaterThan(3);

	await setScreenSize(page, { width: 844, height: 390 });
	await expect.poll(async () => (await pad(page).boundingBox())?.height).toBeLessThan(170);
	const turned = await inkOf(pad(page));
	expect(difference(turned, upright)).toBeLessThan(sameDrawing);

	// The on-screen keyboard.
	await setScreenSize(page, { width: 390, height: 500 });
	await setScreenSize(page, { width: 360, height: 640 });
	await expect.poll(async () => (await pad(page).boundingBox())?.width).toBe(328);
	expect(difference(await inkOf(pad(page)), upright)).toBeLessThan(sameDrawing);

	const beforeDark = await inkOf(pad(page));
	const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const lightGround = await ground();
	await page.evaluate(() => {
		document.documentElement.dataset.theme = "dark";
	});
	expect(await ground()).not.toBe(lightGround);
	expect(difference(await inkOf(pad(page)), beforeDark)).toBe(0);

	await clearButton(page).click();
	expect(difference(await inkOf(pad(page)), white())).toBe(0);
	await signButton(page).click();
	await expect(page.getByRole("alert")).toHaveText("Please sign. A dot is not enough.");
});

test("the pad has a pixel of its own for each pixel of the screen", async ({ customerPage: page }) => {
	await openSignature(page);
	const sizes = await pad(page).evaluate((canvas) =>
		canvas instanceof HTMLCanvasElement
			? [canvas.width / canvas.clientWidth, canvas.height / canvas.clientHeight, devicePixelRatio]
			: [],
	);
	const [across, down, density] = sizes;
	expect(across).toBeCloseTo(density ?? 0, 1);
	expect(down).toBeCloseTo(density ?? 0, 1);
});

for (const theme of ["light", "dark"] as const)
	test(`Spec 2 §2: a signature in the ${theme} theme is dark on white, is sent once, and is in the stored agreement`, async ({
		page,
		customer,
		platform,
	}) => {
		await page.addInitScript(
			([token, chosen]) =>
				localStorage.setItem("tradewind", JSON.stringify({ version: 1, token, theme: chosen })),
			[customer.token, theme] as const,
		);
		await openSignature(page);
		await draw(page, name);
		const drawn = await inkOf(pad(page));
		expect([Math.max(...drawn) > 250, Math.min(...drawn) < 200]).toEqual([true, true]);
		const before = await platform.callCount("loan.submit");
		await signButton(page).dblclick();
		await page.getByRole("link", { name: "View", exact: true }).click();
		await page.waitForURL("/loan/record");
		expect((await platform.callCount("loan.submit")) - before).toBe(1);
		await page.getByRole("link", { name: "Agreement" }).click();
		const picture = page.getByRole("article").locator("img");
		await expect(picture).toBeVisible();
		expect(difference(await inkOf(picture), drawn)).toBeLessThan(sameDrawing);
		await expect(page.getByRole("article")).toContainText("1000 USD");
	});

test("A-382: a customer who cannot draw types the name, and the picture says so", async ({
	customerPage: page,
}) => {
	await openSignature(page);
	await page.getByRole("button", { name: "Type the name" }).click();
	await signButton(page).click();
	await expect(page.getByRole("alert")).toHaveText("Please type your full name.");
	await page.getByLabel("Your full name").fill("Mia Berg");
	await expect(page.getByText("Name typed instead of a handwritten signature")).toBeVisible();
	await expectAccessible(page);
	await signButton(page).click();
	await page.getByRole("link", { name: "View", exact: true }).click();
	await page.waitForURL("/loan/record");
	await page.getByRole("link", { name: "Agreement" }).click();
	const ink = await inkOf(page.getByRole("article").locator("img"));
	const rows = (from: number, to: number) => Math.min(...ink.slice(from * 100, to * 100));
	// The name in the middle, the mark below it.
	expect([rows(10, 35) < 120, rows(39, 46) < 230]).toEqual([true, true]);
});

test("Spec 2 §2: the agreement has to be read, and another amount is another agreement", async ({
	customerPage: page,
}) => {
	await openSignature(page);
	await page.reload();
	await expect(pad(page)).toBeVisible();
	await page.goto("/loan/sign?id=1&amount=2000");
	await page.waitForURL("/loan/agreement?id=1&amount=2000");
	await expect(page.getByLabel("I have read and understood the agreement.")).not.toBeChecked();
	await expect(page.getByRole("article")).toContainText("2000 USD");
	await page.getByRole("button", { name: "Sign", exact: true }).click();
	const read = page.getByLabel("I have read and understood the agreement.");
	await expect(read).toBeFocused();
	await expect(read).toHaveAccessibleDescription("Please read and agree to the agreement terms first.");
	await expectAccessible(page);
	await page.goto("/loan/sign?id=99&amount=2000");
	await expect(page.getByRole("link", { name: "Choose a loan" })).toBeVisible();
});

test("A-700: the page says to a Polish customer that the agreement is in Chinese, and shows it in English before it is signed", async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { language: "pl" });
	await page.goto("/loan/agreement?id=1&amount=1000");
	const paper = page.getByRole("article");
	await expect(paper.locator("[lang=zh-HK]").first()).toContainText("貸款");
	const note = page.getByRole("note");
	await expect(note).toContainText("po chińsku");
	await expectAccessible(page);
	await note.getByRole("button", { name: "Czytaj po angielsku" }).click();
	await expect(paper).toContainText("Part 1: Loan rules");
	await expect(paper).toContainText("1000 USD");
	await note.getByRole("button", { name: "Wróć do tekstu do podpisu" }).click();
	await expect(paper).not.toContainText("Part 1");
});

test("the payment of a loan is shown with its annual rate before it is confirmed", async ({
	customerPage: page,
}) => {
	await page.goto("/loan/submit");
	await page.getByLabel("Amount").fill("1000");
	const terms = page.getByRole("checkbox");
	if (await terms.isVisible()) await terms.check();
	await page.getByRole("button", { name: "Borrow now" }).click();
	const confirm = sheet(page, "Confirm the loan");
	await expect(confirm).toContainText("14.9%");
	const schedule = confirm.getByRole("table", { name: "Repayment schedule" });
	await expect(schedule.getByRole("row")).toHaveCount(2);
	await expect(schedule.getByRole("row").nth(1)).toContainText(/\$1,000\.00.*\$11\.50.*\$1,011\.50/);
	await expectAccessible(page);
});
