import { expect, test } from "@playwright/test";
import { buildDemoIfStale, demoBuild } from "../../../scripts/demo-build.ts";
import { startStaticServer } from "./static-server.ts";

test.use({ serviceWorkers: "allow" });
test.beforeAll(buildDemoIfStale);

test("A-880: the demo folder trades behind a plain server, and offline shows the same position in two tabs", async ({
	context,
	page,
}) => {
	const server = await startStaticServer(demoBuild, "/some/path/");
	const logged: string[] = [];
	const watch = (each: typeof page): void => {
		each.on("pageerror", ({ message }) => logged.push(message));
		each.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) logged.push(message.text());
		});
	};
	watch(page);
	await page.goto(server.url);
	// The first visit ends with the page of the app, from the service worker.
	const tour = page.getByRole("dialog", { name: /^The platform runs in this browser/ });
	await expect(tour).toBeVisible({ timeout: 30_000 });
	await server.close();

	await tour.getByRole("button", { name: "Try it as Mia" }).click();
	const step = (text: RegExp) => page.getByRole("dialog", { name: text });
	const next = page.getByRole("button", { name: "Next" });
	for (const text of [/^The chart shows/, /^Choose how much/, /^Press Buy/]) {
		await next.click();
		await expect(step(text)).toBeVisible();
	}
	await expect(page.locator("[data-demo-target]")).toHaveAccessibleName(/^Buy/);
	await page.locator("[data-demo-target]").click();
	await page.getByRole("button", { name: "Confirm buy" }).click();
	await expect(page.getByRole("dialog", { name: "Order placed" })).toBeVisible();
	await page.getByRole("link", { name: "View orders" }).click();
	const row = (each: typeof page) => each.getByRole("button", { name: /EUR\/USD\s*Buy 0\.01.*Open/ });
	await expect(row(page)).toBeVisible();

	await page.reload();
	await expect(row(page)).toBeVisible();
	await expect(step(/^Press Buy/)).toBeVisible();
	await page.getByRole("button", { name: "End the tour" }).click();

	const other = await context.newPage();
	watch(other);
	await other.goto(`${server.url}order?type=1`);
	await expect(row(other)).toBeVisible();
	await expect(other.getByRole("button", { name: "End the tour" })).toHaveCount(0);
	// The first tab runs the platform. The second one goes on when that is closed.
	await page.close();
	await row(other).click();
	await other.reload();
	await expect(row(other)).toBeVisible();
	await other.goto(`${server.url}__control/`);
	await expect(other.getByRole("heading", { level: 1 })).toHaveText("Decisions");
	expect(logged).toEqual([]);
});
