import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlatform } from "../platform.ts";
import { createMswHandlers } from "./msw.ts";

const origin = "http://app.test";
const platform = createPlatform();
const server = setupServer(...createMswHandlers(platform, origin));

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => {
	server.close();
	platform.stop();
});

test("fetch reaches the platform in process", async () => {
	const response = await fetch(`${origin}/api/company/getCompanyStatus`);
	expect(await response.json()).toEqual({
		code: 1,
		msg: "Done",
		data: { status: 1, type: 1, loss_url: "" },
	});
});

test("a dropped answer is a network error", async () => {
	platform.control.faults({ http: [{ match: "content.getMenu", drop: "before", times: 1 }] });
	await expect(fetch(`${origin}/api/menu`)).rejects.toThrow(TypeError);
});

test("WebSocket reaches the platform in process, both ways", async () => {
	const socket = new WebSocket(`${origin.replace("http", "ws")}/api/v2/ws`);
	const received = await new Promise((resolve) => {
		socket.addEventListener("open", () => socket.send('{"type":"ping","time":5}'));
		socket.addEventListener("message", ({ data }) => resolve(JSON.parse(data)));
	});
	expect(received).toEqual({ type: "pong", time: 5 });
	const closed = new Promise((resolve) => socket.addEventListener("close", resolve));
	platform.control.faults({ socket: [{ kind: "drop" }] });
	expect(await closed).toBeDefined();
});
