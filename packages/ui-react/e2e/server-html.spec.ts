import type { Page } from "@playwright/test";
import { expect, failedRequests, type Platform, signIn, test } from "@tradewind/test-kit";
import { hostileHtml, mark } from "./hostile-html.ts";

const account = "mia@tradewind.test";
const perMessage = 16;

/** Newer browsers report a handler that is only parsed; the rest is what the policies refuse of it. */
const refusals = /Executing inline event handler violates|Content Security [Pp]olicy|This document requires/;
test.use({ provokes: new RegExp(`${refusals.source}|${failedRequests.source}`) });

/** Sends messages and returns their ids, in the same order. */
const sendMessages = async (platform: Platform, token: string, contents: readonly string[]) => {
	for (const [at, content] of contents.entries())
		await platform.message({ account, title: `No. ${at}`, content });
	const list = await platform.call("/api/internalMessage/list?limit=100&page=1", token);
	const ids = new Map<string, number>();
	for (const { title, id } of (await list.json()).data.data) ids.set(title, id);
	return contents.map((_, at) => ids.get(`No. ${at}`));
};

/** What pages requested, opened or ran; requests to other hosts are answered here. */
const watch = async (page: Page) => {
	const noticed: string[] = [];
	await page.context().route(
		(url) => url.hostname.endsWith(".test"),
		(route) =>
			route.fulfill({
				status: 200,
				contentType: "image/svg+xml",
				body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
			}),
	);
	page.context().on("request", (request) => {
		if (request.url().includes(mark)) noticed.push(`requested ${request.url()}`);
	});
	page.on("dialog", (dialog) => void dialog.dismiss().then(() => noticed.push("a dialog")));
	page.on("popup", () => noticed.push("a window"));
	return noticed;
};

const article = (page: Page) => page.getByRole("article");

test(`A-147: ${hostileHtml.length} pieces of hostile HTML request nothing, run nothing and leave the page as it is`, async ({
	page,
	platform,
}) => {
	test.setTimeout(180_000);
	expect(hostileHtml.length).toBeGreaterThan(150);
	const token = await signIn(page, platform);
	const batches = Array.from({ length: Math.ceil(hostileHtml.length / perMessage) }, (_, at) =>
		hostileHtml.slice(at * perMessage, (at + 1) * perMessage),
	);
	const contents = batches.map(
		(batch) => `<p>first</p>${batch.map((html) => `<div>${html}</div>`).join("\n")}`,
	);
	const ids = await sendMessages(platform, token, contents);
	const noticed = await watch(page);
	for (const [at, id] of ids.entries()) {
		await page.goto(`/message/detail?id=${id}`);
		await expect(article(page)).toContainText("first");
		const left = await article(page).evaluate(
			(element, name) => ({
				ran: name in window,
				scripts: element.querySelectorAll("script, iframe, object, embed, form, style, link, meta, base, svg")
					.length,
				handlers: [...element.querySelectorAll("*")]
					.flatMap((each) => [...each.attributes].map((attribute) => attribute.name))
					.filter((attribute) => /^on|^style$|^id$|^name$|^srcset$/.test(attribute)),
			}),
			mark,
		);
		expect({ at, noticed, left, path: new URL(page.url()).pathname }).toEqual({
			at,
			noticed: [],
			left: { ran: false, scripts: 0, handlers: [] },
			path: "/message/detail",
		});
	}
	const { requests, now } = await platform.state();
	expect([requests.counts["contract.submit"], now > 0]).toEqual([undefined, true]);
});

test("A-147: pictures of media paths and of other https hosts are shown, without a referrer", async ({
	page,
	platform,
}) => {
	const token = await signIn(page, platform);
	await watch(page);
	const pictures =
		'<img src="/media/markets.svg" alt="ours"><img src="https://pictures.test/a.png" alt="theirs">';
	const [id] = await sendMessages(platform, token, [`<p>first</p>${pictures}`]);
	const theirs = page.waitForRequest("https://pictures.test/a.png");
	await page.goto(`/message/detail?id=${id}`);
	expect((await theirs).headers().referer).toBe(undefined);
	for (const name of ["ours", "theirs"]) {
		const picture = article(page).getByRole("img", { name });
		await expect(picture).toBeVisible();
		expect(
			await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.complete)),
		).toBe(true);
	}
});

test("a page refuses text as HTML, styles and workers that are not its own, and cameras", async ({
	page,
}) => {
	await page.goto("/");
	const outcomes = await page.evaluate(async () => {
		const outcomeOf = (act: () => unknown): string => {
			try {
				return String(act());
			} catch (error) {
				return error instanceof Error ? error.name : "?";
			}
		};
		const element = document.body.appendChild(document.createElement("p"));
		element.setAttribute("style", "opacity: 0.5");
		const style = document.head.appendChild(document.createElement("style"));
		style.textContent = "body { opacity: 0.5 }";
		const blob = URL.createObjectURL(new Blob([""], { type: "text/javascript" }));
		return {
			html: outcomeOf(() => {
				element.innerHTML = "<b>x</b>";
			}),
			worker: outcomeOf(() => new Worker(blob)),
			policy: outcomeOf(() => Object(globalThis).trustedTypes.createPolicy("default", {})),
			opacities: [element, document.body].map((each) => getComputedStyle(each).opacity),
			camera: await navigator.permissions.query({ name: "camera" }).then(({ state }) => state),
		};
	});
	expect(outcomes).toEqual({
		html: "TypeError",
		worker: "TypeError",
		policy: "TypeError",
		opacities: ["1", "1"],
		camera: "denied",
	});
});
