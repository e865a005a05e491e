import { Sessions } from "@tradewind/domain/session";
import { Result } from "effect";
import { useEffect } from "react";
import { createActor } from "xstate";
import { useApp } from "../../state/app.ts";
import { keptPerSession } from "../../state/keep.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { useSession } from "../../state/use-session.ts";
import { machines } from "./machines.ts";

const applicationOf = keptPerSession((app, { customer }) =>
	createActor(machines(app).application, { input: { isTrader: customer.isTrader } }).start(),
);

/**
 * The customer's application as trader; undefined without a session. Whether the customer is a trader is read again on
 * arrival, because an approval is not reported (Spec 2 §6).
 */
export const useApplication = () => {
	const app = useApp();
	const { signedIn } = useSession();
	const actor = signedIn && applicationOf(app, signedIn);
	useEffect(() => {
		let isLeft = false;
		const read = async () => {
			if (!actor) return;
			const customer = await runRequest(
				app,
				Sessions.use((port) => port.currentCustomer),
				shownReading,
			);
			if (Result.isSuccess(customer) && !isLeft)
				actor.send({ type: "facts", facts: { isTrader: customer.success.isTrader } });
		};
		void read();
		return () => {
			isLeft = true;
		};
	}, [app, actor]);
	return actor;
};
