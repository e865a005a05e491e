import { request as send } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { limits } from "../safety/limits.ts";
import { createNodeHost, type NodeHost } from "./node.ts";

let host: NodeHost;
let narrow: NodeHost;

beforeAll(async () => {
	host = await createNodeHost({ port: 0, clock: createVirtualClock() });
	narrow = await createNodeHost({
		port: 0,
		clock: createVirtualClock(),
		limits: {
			unusedMs: 50,
			headersMs: 100,
			requestMs: 200,
			timeoutCheckMs: 20,
			conflationBytes: 20_000,
			unsentBytes: 60_000,
		},
	});
});
afterAll(() => Promise.all([host.close(), narrow.close()]));

const portOf = ({ url }: NodeHost) => Number(new URL(url).port);

describe("a request", () => {
	/** A POST of zeros. `chunked` hides the length. */
	const post = (bytes: number, contentType: string, isChunked: boolean): Promise<number | undefined> =>
		new Promise((resolve, reject) => {
			const headers = {
				"content-type": contentType,
				...(isChunked ? { "transfer-encoding": "chunked" } : { "content-length": bytes }),
			};
			const path = "/api/user/loginForU";
			const request = send(
				{ host: "127.0.0.1", port: portOf(host), path, method: "POST", headers },
				(response) => {
					response.resume();
					resolve(response.statusCode);
				},
			);
			request.on("error", reject).end(Buffer.alloc(bytes));
		});

	test.each([
		["application/x-www-form-urlencoded", limits.bodyBytes],
		["multipart/form-data; boundary=x", limits.uploadBytes],
	])("as %s has at most %i bytes", async (type, maxBytes) => {
		expect([
			await post(maxBytes, type, false),
			await post(maxBytes + 1, type, false),
			await post(maxBytes + 1, type, true),
		]).toEqual([200, 413, 413]);
	});

	test.each([
		["headers", "GET / HTTP/1.1\r\nHost: localhost\r\n"],
		["body", "POST /api/user/loginForU HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\na"],
	])("whose %s do not arrive in time is ended with 408", async (_, start) => {
		const socket = connect(portOf(narrow), "127.0.0.1");
		socket.write(start);
		expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
	});

	test("that never begins has no answer: a browser that opened its connection ahead would take it for that of its next request", async () => {
		expect(await text(connect(portOf(narrow), "127.0.0.1"))).toBe("");
	});
});

const openSocket = async (to: NodeHost) => {
	const socket = new WebSocket(`ws://127.0.0.1:${portOf(to)}/api/v2/ws`);
	await new Promise((resolve) => socket.once("open", resolve));
	return socket;
};
const closeCode = (socket: WebSocket) => new Promise((resolve) => socket.once("close", resolve));
const nextFrame = async (socket: WebSocket) => {
	const data = await new Promise((resolve) => socket.once("message", resolve));
	return JSON.parse(String(data));
};

describe("a socket", () => {
	test("is closed with 1009 by a frame of more than 4 KB", async () => {
		const socket = await openSocket(host);
		const ping = '{"type":"ping","time":1}';
		socket.send(ping.padEnd(limits.frameBytes));
		expect(await nextFrame(socket)).toEqual({ type: "pong", time: 1 });
		socket.send(ping.padEnd(limits.frameBytes + 1));
		expect(await closeCode(socket)).toBe(1009);
	});

	test("whose client does not read gets only the newest of each quote, then everything that is sent", async () => {
		const socket = await openSocket(narrow);
		let quotes = 0;
		const loggedIn = new Promise((resolve) => {
			socket.on("message", (data) => {
				const frame = JSON.parse(String(data));
				if (frame.type === "DAY_MARKET") quotes += 1;
				if (frame.type === "login_result") resolve(frame.code);
			});
		});
		const open = narrow.platform.control.state().market.filter(({ isOpen }) => isOpen).length;
		const subscriptions = 1200;
		socket.pause();
		for (let count = 0; count < subscriptions; count++) socket.send('{"type":"sub","topic":"DAY_MARKET"}');
		socket.send('{"type":"login","token":"none"}');
		while (socket.bufferedAmount > 0) await new Promise(setImmediate);
		await narrowIsIdle();
		socket.resume();
		expect(await loggedIn).toBe(999);
		expect(quotes).toBeGreaterThan(open);
		expect(quotes).toBeLessThan((subscriptions * open) / 2);
		socket.terminate();
	});

	test.each([
		[
			"frames",
			(socket: WebSocket, count: number) =>
				socket.send(
					count < 1200 ? '{"type":"sub","topic":"DAY_MARKET"}' : '{"type":"ping","time":1772445600000}',
				),
		],
		["pings of the protocol", (socket: WebSocket) => socket.ping("x".repeat(125))],
	])("whose client does not read the answers to its %s is closed", async (_, send) => {
		const socket = await openSocket(narrow);
		socket.on("error", () => {});
		socket.pause();
		for (let count = 0; narrow.platform.control.state().sockets.length > 0; ) {
			const end = count + 3000;
			while (count < end && socket.readyState === WebSocket.OPEN) send(socket, count++);
			await narrowIsIdle();
		}
		socket.terminate();
	});
});

/** Resolves when a request that was sent now is answered: what was sent before has been handled. */
const narrowIsIdle = () => fetch(`http://127.0.0.1:${portOf(narrow)}/api/menu`);
