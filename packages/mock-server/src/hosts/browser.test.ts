import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { contract, session, site } from "@tradewind/contracts";
import { afterEach, expect, test } from "vitest";
import { type BrowserHost, createBrowserHost } from "./browser.ts";
import { openIndexedWorld } from "./indexed-world.ts";

const origin = "http://demo.test";
const chatPage = readFileSync(new URL("../support/chat.html", import.meta.url), "utf8");

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
	host = await createBrowserHost({ store, chatPage, base: "/some/path/", origin, onDefect });
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
