import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRecording } from "@tradewind/domain/recording";
import { expect, expectAccessible, failedRequests, overhang, test } from "@tradewind/test-kit";
import { Result } from "effect";

test.use({ scenario: "deposits", provokes: failedRequests });

test("A-870: the console decides, opens the app as a customer, and reports calls, a stopped platform and a wrong key", async ({
	page,
	context,
}) => {
	await page.goto("/__control/?decisions");
	const card = page.getByRole("article").filter({ hasText: "The customer has sent a proof" }).first();
	await card.getByRole("button", { name: "Approve", exact: true }).click();
	await expect(card.getByRole("status")).toHaveText("Approve: done");
	await expectAccessible(page);

	await page.getByRole("link", { name: "Customers" }).click();
	const [app] = await Promise.all([
		context.waitForEvent("page"),
		page.getByRole("button", { name: "Open as Omar" }).click(),
	]);
	await expect(app).toHaveURL("/");
	await expect(app.getByText("UID 10000002")).toBeVisible();
	expect(await app.evaluate(() => location.hash)).toBe("");
	await app.waitForFunction(() => Reflect.has(globalThis, "appRecording"));
	const omar = page.getByRole("article").filter({ hasText: "Omar" });
	const [saved] = await Promise.all([
		page.waitForEvent("download"),
		omar.getByRole("button", { name: "Save what happened" }).click(),
	]);
	const recording = readFileSync(await saved.path(), "utf8");
	expect(Result.isSuccess(readRecording(recording))).toBe(true);
	expect(recording).not.toMatch(/omar/iu);
	await app.close();
	await omar.getByRole("button", { name: "Save what happened" }).click();
	await expect(omar.getByRole("status").first()).toContainText("Open the app as this customer first");

	// The focus stays in the form: the money beside it is current all the same. The second press of a double click sends nothing.
	const cash = omar.getByRole("definition").nth(2);
	const before = Number(await cash.innerText());
	await omar.getByText("Credit or debit").click();
	await omar.getByRole("button", { name: "Send", exact: true }).dblclick();
	await expect(cash).toHaveText((before + 500).toFixed(2));

	await page.getByRole("link", { name: "Calls" }).click();
	const calls = page.getByRole("main").getByRole("listitem");
	await expect(calls.filter({ hasText: "omar@tradewind.test" }).first()).toBeVisible();
	expect(await overhang(page)).toBe(0);

	await page.route("**/__control/live*", (route) => route.abort());
	await page.route("**/__control/overview*", (route) => route.abort());
	await expect(page.getByRole("alert")).toContainText("The platform does not answer");
	await page.unrouteAll();
	await expect(page.getByRole("alert")).toBeHidden();
	const refused = { status: 401, json: { msg: "The key is wrong." } };
	await page.route("**/__control/live*", (route) => route.fulfill(refused));
	await page.route("**/__control/overview*", (route) => route.fulfill(refused));
	await expect(page.getByRole("alert")).toContainText("This platform needs its key");
	await page.getByLabel("Key of the control").fill("another");
	await page.getByRole("button", { name: "Use this key" }).click();
	await page.unrouteAll();
	await expect(page.getByRole("alert")).toBeHidden();
	await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await expect(page).toHaveURL(/#another$/u);
});

test("A-980: the console deletes a saved world only after a confirmation, and renames one", async ({
	page,
}) => {
	const world = { name: "margin-call", moment: "2026-03-02T10:00:00.000Z", entries: 5 };
	await page.route("**/__control/world/list", (route) =>
		route.fulfill({ json: { file: "running.world", commands: [], left: [], saved: [world] } }),
	);
	const sent: unknown[] = [];
	await page.route(/world\/(delete|rename)$/u, (route) => {
		sent.push(route.request().postDataJSON());
		return route.fulfill({ json: {} });
	});
	await page.goto("/__control/?worlds");
	const card = page.getByRole("article").filter({ hasText: "margin-call" });
	const dialog = page.getByRole("dialog", { name: "Delete the saved world margin-call?" });
	const remove = card.getByRole("button", { name: "Delete" });
	await remove.click();
	await expect(dialog.getByRole("button", { name: "Keep" })).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await expect(dialog).toBeHidden();
	expect(sent).toEqual([]);
	await remove.click();
	await dialog.getByRole("button", { name: "Delete" }).click();
	await expect.poll(() => sent).toEqual([{ name: "margin-call" }]);
	await card.getByText("Rename").click();
	await card.getByLabel("newName").fill("eurusd");
	await card.getByRole("button", { name: "Send" }).click();
	await expect.poll(() => sent.at(-1)).toEqual({ name: "margin-call", newName: "eurusd" });
});

test("the build has no catalogue of components, and no actor of it reports its state", async ({
	request,
	uiDirectory,
}) => {
	const assets = join(uiDirectory, "assets");
	const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
	expect(
		scripts.filter((name) => readFileSync(join(assets, name), "utf8").includes("tradewind:actors")),
	).toEqual([]);
	const answered = await (await request.get("/__components")).text();
	expect(answered.includes("/catalogue/main.tsx")).toBe(false);
});
