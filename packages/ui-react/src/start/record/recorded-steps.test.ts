import { loadRedaction } from "@tradewind/adapters-http";
import { expect, it } from "vitest";
import type { RawStep } from "../../state/recorder.ts";
import { jsonIn, stepsOf } from "./recorded-steps.ts";

it("the ids in a frame that was sent are replaced by those of the answers", async () => {
	const call: RawStep = [0, "call", { method: "GET", path: "/api/follow/trader_list" }, "{}"];
	const opening: RawStep = [1, "opening"];
	const raw: readonly RawStep[] = [
		call,
		opening,
		[2, "reply", call, { is: "answer", status: 200, text: '{"data":[{"user_id":1001}]}' }],
		[3, "send", opening, '{"type":"sub","topic":"FOREX_FOLLOW_TRADE","user_id":1001,"follower_id":7}'],
	];
	const { createRedaction, isPathOfCall } = await loadRedaction();
	const steps = stepsOf(raw, createRedaction(raw.map(jsonIn)), isPathOfCall, 4);
	expect(steps.slice(2)).toEqual([
		{ at: 2, is: "answer", call: 1, status: 200, body: { data: [{ user_id: 2 }] } },
		{
			at: 3,
			is: "sent",
			socket: 1,
			frame: { type: "sub", topic: "FOREX_FOLLOW_TRADE", user_id: 2, follower_id: 1 },
		},
	]);
});
