import { Effect, Layer } from "effect";
import { expect, test } from "vitest";
import { Articles } from "../../content/articles.port.ts";
import type { Message } from "../../content/articles.ts";
import { type QueryError, Unreachable } from "../../request/request.errors.ts";
import { Sessions } from "../../session/login/sessions.port.ts";
import { mia } from "../copy-trading.test-support.ts";
import { readApplication } from "./read-application.ts";

const offline = new Unreachable({ reason: "offline" });
const decision: Message = { id: 7, title: "Not approved", summary: "", content: "", sentAt: "" };

const readWith = (
	isTrader: Effect.Effect<boolean, QueryError>,
	messages: Effect.Effect<Message[], QueryError>,
) =>
	Effect.runPromise(
		Effect.result(
			Effect.provide(
				readApplication,
				Layer.mergeAll(
					Layer.mock(Sessions, {
						currentCustomer: Effect.map(isTrader, (is) => ({ ...mia, isTrader: is })),
					}),
					Layer.mock(Articles, {
						messages: () => Effect.map(messages, (rows) => ({ rows, total: rows.length, extra: undefined })),
					}),
				),
			),
		),
	);

test("A-781: an application is read with the messages, in which the platform tells its decision", async () => {
	expect(await readWith(Effect.succeed(false), Effect.succeed([decision]))).toMatchObject({
		success: { isTrader: false, messages: [decision] },
	});
});

test("A-781: whether the customer is a trader is known without the messages, but not the other way round", async () => {
	expect([
		await readWith(Effect.succeed(true), Effect.fail(offline)),
		await readWith(Effect.fail(offline), Effect.succeed([decision])),
	]).toMatchObject([{ success: { isTrader: true, messages: undefined } }, { failure: offline }]);
});
