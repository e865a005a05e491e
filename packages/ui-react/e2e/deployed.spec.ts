import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { fillLogin, mia, workerBlocked } from "@tradewind/test-kit";
import type { WebServer } from "../../../scripts/web-servers.ts";
import { buildHeader, contentPolicy, fixedPageHeaders } from "../../mock-server/src/hosts/page-headers.ts";
import { base, type Deployed, missingServers, startDeployed } from "./deployed.ts";

const ui = join(import.meta.dirname, "../dist");
const missing = missingServers();

/** Skipped, which does not count as passed, where a server is missing. */
const withServers = test.extend<object, { readonly pages: WebServer; readonly deployed: Deployed }>({
	/** The server of the pages. */
	pages: ["nginx", { scope: "worker", option: true }],
	deployed: [
		async ({ pages }, use) => {
			const deployed = await startDeployed(pages, ui);
			await use(deployed);
			await deployed.stop();
		},
		{ scope: "worker", timeout: 120_000 },
	],
});
withServers.skip(
	missing.length > 0,
	`${missing.join(" and ")} not on this machine: node scripts/web-servers.ts`,
);
withServers.describe.configure({ mode: "serial" });

withServers(
	"A-820: behind nginx below a path, with the platform on another origin, a customer logs in and buys",
	async ({ page, deployed }) => {
		const logged: string[] = [];
		const requested = new Set<string>();
		page.on("console", (message) => {
			const text = message.text();
			if (["error", "warning"].includes(message.type()) && text !== workerBlocked) logged.push(text);
		});
		page.on("pageerror", ({ message }) => logged.push(message));
		page.on("request", (request) => {
			const { origin, pathname, protocol } = new URL(request.url());
			if (protocol === "http:") requested.add(`${origin}${pathname.slice(0, pathname.indexOf("/", 1) + 1)}`);
		});
		const { app, api } = deployed;

		await page.goto(`${app}/`);
		const quotes = page.getByRole("region", { name: "Instruments", exact: true });
		await expect(quotes).toContainText("EUR/USD");
		await quotes.getByRole("listitem").first().scrollIntoViewIfNeeded();
		await expect(quotes).toContainText("%");
		const before = await quotes.textContent();
		await expect.poll(() => quotes.textContent()).not.toBe(before);

		await page.goto(`${app}/mine/transfer`);
		await expect(page).toHaveURL(`${app}/login?from=%2Fmine%2Ftransfer`);
		await fillLogin(page, mia.email, mia.password);
		await expect(page).toHaveURL(`${app}/mine/transfer`);

		await page.goto(`${app}/trade`);
		await page.getByRole("button", { name: /^Buy( |$)/ }).click();
		await page.getByRole("button", { name: "Confirm buy" }).click();
		await expect(page.getByRole("dialog", { name: "Order placed" })).toBeVisible();
		await page.getByRole("link", { name: "View orders" }).click();
		await expect(page).toHaveURL(`${app}/order?type=1`);
		const row = page.getByRole("button", { name: /EUR\/USD\s*Buy 0\.01/ });
		await expect(row.first()).toBeVisible();
		await page.reload();
		await expect(page).toHaveURL(`${app}/order?type=1`);
		await expect(row.first()).toBeVisible();

		const origin = app.slice(0, -base.length + 1);
		expect([...requested].toSorted()).toEqual(
			[`${origin}/app/`, `${api}/api/`, `${api}/media/`, `${api}/v2/`].toSorted(),
		);
		expect(await page.evaluate(() => Object.keys(localStorage).every((key) => key.startsWith("/app/")))).toBe(
			true,
		);
		expect(logged).toEqual([]);
	},
);

withServers(
	"A-820: nginx and Caddy send the documented headers, and the files that the build has compressed",
	async ({ deployed }) => {
		const { scripts, styles } = JSON.parse(readFileSync(join(ui, "csp.json"), "utf8"));
		const { build } = JSON.parse(readFileSync(join(ui, "version.json"), "utf8"));
		const platform = [deployed.api, deployed.api.replace("http", "ws")];
		const expected = (file: string) => ({
			"cache-control": "no-cache",
			"content-security-policy": contentPolicy(scripts, styles[file], { platform }),
			"content-type": "text/html; charset=utf-8",
			"strict-transport-security": "max-age=63072000",
			"x-content-type-options": "nosniff",
			...fixedPageHeaders,
			[buildHeader]: build,
		});
		const pages = {
			"/": "index.html",
			"/trade": "trade.html",
			"/mine/charge?type=0": "mine/charge.html",
			"/no/such/page": "index.html",
		};
		const [, script] =
			/src="\/(assets\/[\w-]+\.js)"/.exec(readFileSync(join(ui, "index.html"), "utf8")) ?? [];
		const { app, api } = deployed;
		for (const { at, encodings } of [
			{ at: app, encodings: { "gzip, br": "gzip" } },
			{ at: `${api}/app`, encodings: { "gzip, br": "br", gzip: "gzip" } },
		]) {
			for (const [path, file] of Object.entries(pages)) {
				const { status, headers } = await fetch(at + path);
				const wanted = expected(file);
				const found = Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)]));
				expect([status, found], `${at}${path}`).toEqual([200, wanted]);
			}
			for (const [accepted, used] of Object.entries(encodings)) {
				const { status, headers } = await fetch(`${at}/${script}`, {
					headers: { "accept-encoding": accepted },
				});
				expect([status, headers.get("content-encoding"), headers.get("cache-control")]).toEqual([
					200,
					used,
					"public, max-age=31536000, immutable",
				]);
			}
			const gone = await fetch(`${at}/assets/gone-1.js`);
			expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, null]);
			expect((await fetch(new URL("/health", at))).status).toBe(204);
			const bare = await fetch(at, { redirect: "manual" });
			expect([bare.status, bare.headers.get("location")]).toEqual([301, base]);
		}
	},
);
