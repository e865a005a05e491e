import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { contract, session, site } from "@tradewind/contracts";
import { afterEach, expect, test } from "vitest";
import { type BrowserHost, createBrowserHost } from "./browser.ts";
import { openIndexedWorld } from "./indexed-world.ts";

const origin = "http://demo.test";
const text = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");
const pages = {
	console: text("../control/console.html"),
	chat: text("../support/chat.html"),
	api: text("../control/api-reference.html"),
};

let host: BrowserHost | undefined;
const stop = async (): Promise<void> => {
	await host?.stop();
	host = undefined;
};
afterEach(stop);

let count = 0;
const open = async (name = `browser-${count++}`): Promise<BrowserHost> => {
	await stop();
	const onDefect = (error: unknown) => {
		throw error;
	};
	const store = await openIndexedWorld(name);
	host = await createBrowserHost({ store, pages, base: "/some/path/", origin, onDefect });
	return host;
};

const ask = async ({ answer }: BrowserHost, path: string, body?: object, token?: string) => {
	const reply = await answer(
		new Request(origin + path, {
			headers: {
				...(body && { "content-type": "application/json" }),
				...(token && { authorization: token }),
			},
			...(body && { method: "POST", body: JSON.stringify(body) }),
		}),
	);
	return reply.json();
};

test("A-881: a platform in the browser goes on with its world, session and order", async () => {
	const name = "goes-on";
	const { token } = await ask(await open(name), "/__control/session/open", {
		account: "mia@tradewind.test",
	});
	const placed = { account: "mia@tradewind.test", code: "EURUSD", direction: "buy", quantity: "0.1" };
	await ask(await open(name), "/__control/order/place", placed);
	const again = await open(name);
	const customer = await ask(again, session.getUserInfo.path, undefined, token);
	const orders = await ask(again, `${contract.getMyDeal.path}?status=1&page=1`, undefined, token);
	expect([customer.data.email, orders.data.data.length]).toEqual(["mia@tradewind.test", 1]);
});

test("A-883: the support chat is a link to a page below the base path", async () => {
	const { data } = await ask(await open(), site.getBasicInfo.path);
	expect([data.service_link, data.service_link_type]).toEqual(["/some/path/support-chat", "4"]);
	const page = await (await open()).answer(new Request(`${origin}/support-chat?lang=de`));
	expect(await page.text()).toContain('<html lang="de" dir="ltr">');
});

test("the console lists the scenarios, and its links lead below the base path", async () => {
	const { answer } = await open();
	const page = await (await answer(new Request(`${origin}/__control/`))).text();
	expect(page).toContain('<option value="default">');
	expect(page).toContain('href="/some/path/__control/api"');
	const api = await (await answer(new Request(`${origin}/__control/api`))).text();
	expect(api).toContain("contract.submit");
});
