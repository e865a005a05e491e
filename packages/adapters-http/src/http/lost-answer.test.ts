import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { contract } from "@tradewind/contracts";
import { AnswerLost } from "@tradewind/domain/request";
import { Effect, Result } from "effect";
import { afterEach, expect, test } from "vitest";
import { mia } from "./fake-platform.test-support.ts";
import { createHttp } from "./http.ts";

const stops: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

/** A real server that executes each order and then fails to answer. */
const startServer = async (answer: RequestListener) => {
	let executed = 0;
	const server = createServer((request, response) => {
		executed++;
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	stops.push(() => {
		server.closeAllConnections();
		return new Promise((resolve) => server.close(resolve));
	});
	const address = server.address() as AddressInfo;
	const http = createHttp({
		baseUrl: `http://127.0.0.1:${address.port}/`,
		language: () => "en",
		token: () => mia,
		clock: () => 0,
		isOnline: () => true,
		onSessionInvalid: () => {},
	});
	return { http, executed: () => executed };
};

test.each<[string, RequestListener, AnswerLost]>([
	[
		"answers 503 and asks to try again",
		(_, response) => response.writeHead(503, { "retry-after": "0" }).end("try again"),
		new AnswerLost({ reason: "bad status", status: 503 }),
	],
	["drops the connection", (request) => request.socket.destroy(), new AnswerLost({ reason: "no answer" })],
	[
		"drops the connection within the answer",
		(request, response) => {
			response.writeHead(200, { "content-length": "100" });
			response.write('{"code":1,', () => request.socket.destroy());
		},
		new AnswerLost({ reason: "no answer" }),
	],
	[
		"redirects to the same address",
		(request, response) => response.writeHead(307, { location: request.url ?? "/" }).end(),
		new AnswerLost({ reason: "no answer" }),
	],
])(
	"pitfall 2: a platform that executes and %s gets one request, and its answer is lost",
	async (_, answer, lost) => {
		const { http, executed } = await startServer(answer);
		const result = await Effect.runPromise(
			Effect.result(http.command(contract.submitContract, contract.submitContract.example.input)),
		);
		expect(result).toEqual(Result.fail(lost));
		expect(executed()).toBe(1);
	},
);
