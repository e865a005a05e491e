import { request as send } from "node:http";
import { security, session } from "@tradewind/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createNodeHost, type NodeHost } from "./node.ts";

let host: NodeHost;
const defects: unknown[] = [];

beforeAll(async () => {
	host = await createNodeHost({
		port: 0,
		clock: createVirtualClock(),
		onDefect: (error) => defects.push(error),
	});
});
afterAll(() => host.close());

const portOf = ({ url }: NodeHost) => Number(new URL(url).port);

const post = (path: string, headers: Record<string, string>, body: string | Buffer) =>
	new Promise<{ readonly status: number | undefined; readonly text: string }>((resolve, reject) => {
		const sent = send(
			{ host: "127.0.0.1", port: portOf(host), path, method: "POST", headers },
			(response) => {
				let text = "";
				response.setEncoding("utf8").on("data", (part) => {
					text += part;
				});
				response.on("end", () => resolve({ status: response.statusCode, text }));
			},
		);
		sent.on("error", reject).end(body);
	});

describe("A-485: a call of passkeys", () => {
	const form = { "content-type": "application/x-www-form-urlencoded" };

	test.each(["null", "https://elsewhere.test", "not an origin"])(
		"from the origin %j is answered for the platform's own site",
		async (origin) => {
			const { token } = host.platform.control["session/open"]({ account: "mia@tradewind.test" });
			const { text } = await post(
				security.getPasskeyOptions.path,
				{ ...form, origin, authorization: token },
				"password=Tradewind-1",
			);
			expect(JSON.parse(JSON.parse(text).data.options).rp).toEqual({ name: "Tradewind", id: "localhost" });
		},
	);

	test.each(["null", "5", "[]", '"x"', '{"id":{}}', '{"id":null,"response":null}', "{"])(
		"with the answer %s is refused",
		async (response) => {
			const query = new URLSearchParams({ ...session.loginForU.example.input, response });
			const { status, text } = await post(`${security.loginWithPasskey.path}?${query}`, {}, "");
			expect([status, JSON.parse(text).code]).toEqual([200, 0]);
		},
	);
});

test("a form of 155,000 parts does not hold up other requests", async () => {
	const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
	const start = performance.now();
	const answer = await post(
		"/api/common/image_upload",
		{ "content-type": "multipart/form-data; boundary=b" },
		`${part.repeat(155_000)}--b--`.slice(0, 8 * 1024 * 1024),
	);
	expect(JSON.parse(answer.text)).toMatchObject({ code: 0, msg: "The file is missing" });
	expect(performance.now() - start).toBeLessThan(5000);
});

test("a defect of a POST is reported, and answered with 500", async () => {
	const { fetch } = host.platform;
	const broken = new Error("broken");
	Object.assign(host.platform, { fetch: () => Promise.reject(broken) });
	const answer = await post(
		"/api/user/loginForU",
		{ "content-type": "application/x-www-form-urlencoded" },
		"a=b",
	);
	Object.assign(host.platform, { fetch });
	expect([answer.status, answer.text, defects.at(-1)]).toEqual([500, "Internal error", broken]);
});

describe("a socket", () => {
	const open = (origin: string | undefined) =>
		new Promise<string>((resolve) => {
			const socket = new WebSocket(`${host.url.replace("http", "ws")}/api/v2/ws`, {
				...(origin !== undefined && { origin }),
			});
			socket.on("open", () => {
				socket.terminate();
				resolve("open");
			});
			socket.on("error", ({ message }) => resolve(message));
		});

	test("is opened for the platform's own pages and for programs, not for pages of other origins", async () => {
		expect(
			await Promise.all([open(host.url), open(undefined), open("null"), open("https://elsewhere.test")]),
		).toEqual(["open", "open", "Unexpected server response: 403", "Unexpected server response: 403"]);
	});
});
