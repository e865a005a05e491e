import { afterAll, beforeAll, expect, test } from "vitest";
import { createNodeHost, type NodeHost } from "./node.ts";

const pages = "https://pages.test";
const path = "/v2/api/forex/trade_list";
let open: NodeHost;
let closed: NodeHost;

beforeAll(async () => {
	open = await createNodeHost({ port: 0, pageOrigin: pages });
	closed = await createNodeHost({ port: 0 });
});
afterAll(() => Promise.all([open.close(), closed.close()]));

/** The status, and what a browser reads before it gives the answer to a page of `origin`. */
const grantOf = async (
	host: NodeHost,
	origin: string,
	init: RequestInit & { readonly path?: string } = {},
) => {
	const { status, headers } = await fetch(host.url + (init.path ?? path), {
		...init,
		headers: { origin, ...init.headers },
	});
	const granted = [...headers].filter(([name]) => name.startsWith("access-control-"));
	return {
		status,
		granted: Object.fromEntries(granted),
		vary: headers.get("vary")?.includes("origin") ?? false,
	};
};

const readable = {
	"access-control-allow-origin": pages,
	"access-control-allow-credentials": "true",
};
const asking = {
	method: "OPTIONS",
	headers: { "access-control-request-method": "GET", "access-control-request-headers": "authorization,lang" },
};

test("A-823: pages of PAGE_ORIGIN may ask and read, and no cache gives their answer to others", async () => {
	expect(await grantOf(open, pages, asking)).toEqual({
		status: 204,
		vary: true,
		granted: {
			...readable,
			"access-control-allow-methods": "GET, POST",
			"access-control-allow-headers": "authorization, lang",
			"access-control-max-age": "7200",
		},
	});
	const answered = { status: 200, vary: true, granted: readable };
	expect(await grantOf(open, pages)).toEqual(answered);
	expect(await grantOf(open, pages, { path: "/media/markets.svg" })).toEqual(answered);
});

test("A-823: pages of another origin, and of any origin without PAGE_ORIGIN, are granted nothing", async () => {
	const refused = { granted: {} };
	expect(await grantOf(open, "https://other.test", asking)).toMatchObject({ status: 405, ...refused });
	expect(await grantOf(open, "https://other.test")).toMatchObject({ status: 200, ...refused });
	expect(await grantOf(closed, pages, asking)).toMatchObject({ status: 405, ...refused });
	expect(await grantOf(closed, pages)).toMatchObject({ status: 200, ...refused });
});

test("A-823: the control stays closed to the pages, and only they may frame the support chat", async () => {
	expect(await grantOf(open, pages, { path: "/__control/state" })).toMatchObject({
		status: 403,
		granted: {},
	});
	const chat = await fetch(`${open.url}/support-chat`);
	expect(chat.headers.get("content-security-policy")).toContain(`frame-ancestors 'self' ${pages}`);
});
