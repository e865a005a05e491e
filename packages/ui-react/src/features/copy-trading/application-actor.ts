import type { TraderApplication } from "@tradewind/domain/copy-trading";
import { Sessions } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Result, Schema } from "effect";
import { useCallback, useEffect } from "react";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { keptForm } from "../../kept/kept-form.ts";
import { useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { useSession } from "../../state/use-session.ts";
import { machines } from "./machines.ts";

export const traderApplicationOf = keptPerSession((app, signedIn) => {
	const { isTrader } = signedIn.customer;
	const actor = createActor(machines(app).application, { input: { isTrader } }).start();
	keptForm(app, signedIn, actor, {
		name: "trader application",
		command: {
			schema: Schema.Struct({}),
			write: () => ({}),
			read: (): TraderApplication => ({ is: "apply as trader" }),
		},
	});
	return actor;
});

/**
 * The customer's application as trader; undefined without a session. Whether the customer is a trader is read again on
 * arrival and while the application waits, because an approval is not reported (Spec 2 §6).
 */
export const useApplication = () => {
	const app = useApp();
	const { signedIn } = useSession();
	const actor = signedIn && traderApplicationOf(app, signedIn);
	const read = useCallback(async () => {
		if (!actor) return;
		const customer = await runRequest(
			app,
			Sessions.use((port) => port.currentCustomer),
			shownReading,
		);
		if (Result.isSuccess(customer))
			actor.send({ type: "facts", facts: { isTrader: customer.success.isTrader } });
	}, [app, actor]);
	useEffect(() => void read(), [read]);
	// The review card of the screen is the receipt: there is nothing to acknowledge.
	const isAccepted = useSelector(actor, (snapshot) => snapshot?.matches("accepted") === true);
	useEffect(() => {
		if (isAccepted) actor?.send({ type: "acknowledge" });
	}, [actor, isAccepted]);
	const isApplied = useSelector(actor, (snapshot) => snapshot?.matches("applied") === true);
	useDecision(() => void read(), isApplied);
	return actor;
};
