import { Effect } from "effect";
import { expect, test } from "vitest";
import { lost } from "../../command/command.test-support.ts";
import { Refused } from "../../request/request.errors.ts";
import { CopyTrading } from "../copy-trading.port.ts";
import { memoryCopyTrading, on } from "../copy-trading.test-support.ts";
import { reconcileTraderApplication } from "./reconcile-trader-application.ts";

const apply = Effect.flatMap(CopyTrading, ({ applyAsTrader }) => applyAsTrader);

test("Spec 2 §6: a waiting application cannot be confirmed; only an approved one proves itself", async () => {
	const platform = memoryCopyTrading({ replaceAnswer: () => Effect.fail(lost) });
	const reconcile = () => on(platform, reconcileTraderApplication);
	expect(await reconcile()).toEqual({ is: "unknown" });
	expect([await on(platform, Effect.flip(apply)), platform.hasApplied()]).toEqual([lost, true]);
	expect(await reconcile()).toEqual({ is: "unknown" });
	platform.approve();
	expect(await reconcile()).toEqual({ is: "confirmed", answer: { message: undefined } });
	expect(await on(platform, Effect.flip(apply))).toEqual(
		new Refused({ code: 0, message: "Already applied" }),
	);
});
