import { beforeAll, expect, test } from "vitest";
import { serviceWorkerScript } from "../../packages/ui-react/build/inline-scripts.ts";
import { createBrowser, type Tab } from "./fake-browser.test-support.ts";
import { createServer } from "./fake-server.test-support.ts";

let script: string;
beforeAll(async () => {
	script = await serviceWorkerScript();
});

/** Mulberry32. */
const seeded = (seed: number) => () => {
	seed = (seed + 0x6d2b79f5) | 0;
	let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
	t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
	return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const paths = ["/", "/trade", "/mine/about"];

/** A page whose files are of another build than the page itself. */
const isMixed = ({ page, loaded }: Tab): boolean =>
	loaded.some((build) => build !== page.build && build !== "shared");

const start = (seed: number) => {
	const random = seeded(seed);
	const server = createServer(script, random);
	return { random, server, browser: createBrowser(server) };
};

test("A-890: 1,000 interleavings of deployments, reloads, tabs and late files never mix two builds in a page", async () => {
	let pages = 0;
	const faults: string[] = [];
	for (let seed = 1; seed <= 1000; seed++) {
		const { random, server, browser } = start(seed);
		const { tabs } = browser;
		const aTab = () => tabs[Math.floor(random() * tabs.length)];
		const aPath = () => paths[Math.floor(random() * paths.length)] ?? "/";
		const acts: readonly (() => unknown)[] = [
			() => server.deploy(),
			() => server.finish(),
			() => browser.update(),
			() => browser.update(),
			() => browser.accept(),
			() => browser.endWorker(),
			() => (tabs.length < 3 ? browser.open(aPath()) : undefined),
			...Array.from({ length: 3 }, () => async () => {
				const tab = aTab();
				if (tab) await browser.reload(tab, aPath());
			}),
			...Array.from({ length: 3 }, () => async () => {
				const tab = aTab();
				if (tab) await browser.loadLater(tab);
			}),
			async () => {
				const tab = aTab();
				if (tab && random() < 0.5) await browser.close(tab);
			},
		];
		await browser.open(aPath());
		await browser.update();
		for (let step = 0; step < 10; step++) {
			const act = acts[Math.floor(random() * acts.length)];
			// Two at a time: the second begins before the first has ended.
			await Promise.all([act?.(), random() < 0.3 ? browser.update() : undefined]);
			pages += tabs.length;
			if (tabs.some(isMixed)) faults.push(`seed ${seed}, step ${step}: mixed`);
		}
		server.finish();
		await browser.update();
		await browser.accept();
		for (const tab of tabs) await browser.reload(tab, "/");
		const tab = tabs[0] ?? (await browser.open("/"));
		if (!tab) throw new Error("The page has not opened");
		await browser.loadLater(tab);
		if (tab.page.build !== server.build() || tab.missing > 0)
			faults.push(`seed ${seed}: not the new release`);
		server.setOnline(false);
		await browser.reload(tab, "/trade");
		await browser.loadLater(tab);
		if (isMixed(tab) || tab.missing > 0 || !tab.isControlled)
			faults.push(`seed ${seed}: not complete without a network`);
	}
	expect([faults, pages > 5_000]).toEqual([[], true]);
});

const deployed = async () => {
	const { server, browser } = start(7);
	const first = await browser.open("/");
	if (!first) throw new Error("The page has not opened");
	await browser.update();
	const second = await browser.open("/trade");
	server.deploy();
	server.finish();
	await browser.update();
	return { server, browser, first, second };
};

test("A-890: a new release waits; a page of the release before gets its own files after another tab has started it", async () => {
	const { browser, first, second } = await deployed();
	if (second) await browser.reload(second, "/trade");
	expect(second?.page.build).toBe("build1");
	await browser.accept();
	const third = await browser.open("/trade");
	await browser.loadLater(first);
	expect([first, third].map((tab) => [tab?.page.build, tab?.loaded, tab?.missing])).toEqual([
		// The words were not loaded before, and the server has no file of that build any more.
		["build1", ["build1", "shared", "build1", "build1"], 1],
		["build2", ["build2", "shared"], 0],
	]);
});

test("A-890: a reload of the only tab starts the new release", async () => {
	const { browser, first, second } = await deployed();
	if (second) await browser.close(second);
	await browser.reload(first, "/trade");
	expect([first.page.build, first.loaded, first.missing]).toEqual(["build2", ["build2", "shared"], 0]);
});

test("A-890: a page that is not kept comes from the server if it has the same build, else from the release that is kept", async () => {
	const { server, browser } = start(3);
	await browser.open("/");
	await browser.update();
	const before = await browser.open("/mine/about");
	server.deploy();
	server.finish();
	const after = await browser.open("/mine/about");
	expect([before?.page.build, after?.page.build, after?.missing]).toEqual(["build1", "build1", 0]);
});

test("A-890: a page that is not kept comes from the kept release while a proxy answers for its server", async () => {
	const { server, browser } = start(3);
	await browser.open("/");
	await browser.update();
	server.setFailing(true);
	const tab = await browser.open("/mine/about");
	expect([tab?.page.build, tab?.missing]).toEqual(["build1", 0]);
});

test("A-890: a worker that is switched off removes itself and all that it has kept, and no tab is reloaded", async () => {
	const { server, browser, first } = await deployed();
	server.replaceWorker({ id: "off", build: "build2", isOff: true, files: [] });
	await browser.update();
	expect([browser.isRegistered(), await browser.caches.keys(), first.page.build]).toEqual([
		false,
		[],
		"build1",
	]);
	await browser.reload(first, "/");
	expect(first.page.build).toBe("build2");
});
