import { Effect } from "effect";
import { expect, test } from "vitest";
import { lost } from "../../command/command.test-support.ts";
import { Refused } from "../../request/request.errors.ts";
import { CopyTrading } from "../copy-trading.port.ts";
import { memoryCopyTrading, on } from "../copy-trading.test-support.ts";
import { reconcileTraderApplication } from "./reconcile-trader-application.ts";

const apply = Effect.flatMap(CopyTrading, ({ applyAsTrader }) => applyAsTrader);

test("Spec 2 §6: nothing tells of an application that waits; only an approved one proves itself", async () => {
	const platform = memoryCopyTrading({ spoil: () => Effect.fail(lost) });
	const look = () => on(platform, reconcileTraderApplication);
	expect(await look()).toEqual({ is: "unknown" });
	expect([await on(platform, Effect.flip(apply)), platform.hasApplied()]).toEqual([lost, true]);
	expect(await look()).toEqual({ is: "unknown" });
	platform.approve();
	expect(await look()).toEqual({ is: "confirmed", answer: { message: undefined } });
	expect(await on(platform, Effect.flip(apply))).toEqual(
		new Refused({ code: 0, message: "Already applied" }),
	);
});
