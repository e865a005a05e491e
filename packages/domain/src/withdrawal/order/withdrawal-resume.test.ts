import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { exampleOrder, exampleSent, tetherWay } from "../withdrawals.test-support.ts";
import type { SentWithdrawal } from "./reconcile-withdrawal.ts";
import { startWithdrawal } from "./start-withdrawal.test-support.ts";

const sent: SentWithdrawal = {
	...exampleSent,
	order: { ...exampleOrder, target: { is: "address", address: tetherWay.address } },
};

describe("A-140: a withdrawal that was in flight when the app was loaded again", () => {
	const resume = () => {
		const started = startWithdrawal();
		started.fill();
		started.actor.send({ type: "resume", sent });
		return started;
	};

	test("is reconciled and never sent; nothing else can be sent meanwhile", async () => {
		const { state, send, reconcile, clock, press } = resume();
		press();
		expect([state(), send.inputs()]).toEqual([{ "outcome unknown": "waiting" }, []]);
		clock.increment(1000);
		expect(plain(reconcile.inputs())).toEqual([plain(sent)]);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined } });
		expect([state(), send.inputs()]).toEqual(["accepted", []]);
	});

	test("that no list shows stays unknown until it is checked again, because the platform may still execute it", async () => {
		const { state, send, reconcile, clock } = resume();
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect([state(), send.inputs()]).toEqual([{ "outcome unknown": "unresolved" }, []]);
	});

	test("does not replace one that this app has sent", () => {
		const { state, send, fill, press, actor, context } = startWithdrawal();
		fill();
		press();
		actor.send({ type: "resume", sent });
		expect([state(), send.inputs().length, context().sent?.order.target]).toEqual([
			"sending",
			1,
			{ is: "way", wayId: 101 },
		]);
	});
});
