import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { createNodeHost } from "@tradewind/mock-server/node";
import { writeServiceWorker } from "../../../scripts/service-worker.ts";

test.use({ serviceWorkers: "allow" });

const buildOf = (page: Page) => page.locator('meta[name="app-build"]').getAttribute("content");

/** Another release: each page names another build, and its first file has another name. */
const deploy = async (folder: string, build: string): Promise<void> => {
	for (const file of await readdir(folder, { recursive: true })) {
		if (!/(\.html|^version\.json)$/.test(file)) continue;
		const text = await readFile(join(folder, file), "utf8");
		await writeFile(
			join(folder, file),
			text
				.replace(/(name="app-build" content=)"\w+"/, `$1"${build}"`)
				.replace(/"build":"\w+"/, `"build":"${build}"`),
		);
	}
	await writeServiceWorker(folder);
};

test("A-890: a new release waits until it is accepted, and a worker that is switched off leaves nothing", async ({
	page,
	context,
}) => {
	const folder = await mkdtemp(join(tmpdir(), "tradewind-releases-"));
	await cp(join(import.meta.dirname, "../dist"), folder, { recursive: true });
	const list = join(folder, "precache.json");
	await writeFile(list, JSON.stringify({ ...JSON.parse(await readFile(list, "utf8")), rest: [] }));
	await writeServiceWorker(folder);
	const host = await createNodeHost({ port: 0, uiDirectory: folder });
	try {
		await page.goto(host.url);
		const first = await buildOf(page);
		expect(first).toMatch(/^\w{8}$/);
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		const update = () =>
			page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
		await deploy(folder, "second00");
		await update();
		const offer = page
			.getByRole("region", { name: "Current state" })
			.getByRole("button", { name: /new version/ });
		await expect(offer).toBeVisible();
		expect(await buildOf(page)).toBe(first);
		await offer.click();
		await expect.poll(() => buildOf(page)).toBe("second00");
		await expect(page.getByRole("heading", { name: "Market" })).toBeVisible();

		await writeServiceWorker(folder, { isOff: true });
		await update();
		await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
		expect(context.serviceWorkers().length).toBeLessThanOrEqual(2);
		await page.reload();
		await expect(page.getByRole("heading", { name: "Market" })).toBeVisible();
		expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
	} finally {
		await host.close();
		await rm(folder, { recursive: true });
	}
});
