import { Result } from "effect";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { type QueryError, Unreachable } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { instant } from "../../time/instant.ts";
import { userId } from "../user-id.ts";
import type { TradesQuery } from "./read-trades.ts";
import { traderRiskMachine } from "./trader-risk.machine.ts";
import { closed, now, trades } from "./trader-risk.test-support.ts";
import type { ClosedTrade } from "./trader-risk.ts";

const offline = new Unreachable({ reason: "offline" });
const input = { traderId: userId(31), now };
const later = instant(now + 60_000);
const read = trades(closed(1, "5", "2026-01-26 10:00:00", "2026-01-26 11:00:00"));

test("every state and every transition is covered", () => {
	coverMachine(
		traderRiskMachine,
		[
			{ type: "refresh", now: later },
			{ type: "xstate.done.actor.readTrades", output: Result.succeed(read) },
			{ type: "xstate.done.actor.readTrades", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readTrades", error: new Error() },
		],
		{ input },
	);
});

test("A-400: the trades are kept during another reading and after a failed one", async () => {
	const readTrades = scriptedRequest<readonly ClosedTrade[], QueryError, TradesQuery>();
	const actor = createActor(traderRiskMachine.provide({ actors: { readTrades: readTrades.logic } }), {
		input,
	}).start();
	const state = () => [actor.getSnapshot().value, actor.getSnapshot().context];
	expect(state()).toEqual(["reading", { query: input, trades: undefined, error: undefined }]);
	await readTrades.succeed(read);
	expect(state()).toEqual(["ready", { query: input, trades: read, error: undefined }]);
	actor.send({ type: "refresh", now: later });
	await readTrades.fail(offline);
	expect(state()).toEqual(["failed", { query: { ...input, now: later }, trades: read, error: offline }]);
	actor.send({ type: "refresh", now: later });
	await readTrades.succeed([]);
	expect(state()).toEqual(["ready", { query: { ...input, now: later }, trades: [], error: undefined }]);
});
