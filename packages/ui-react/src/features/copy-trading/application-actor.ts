import {
	type readApplication,
	type TraderApplication,
	withApplication,
} from "@tradewind/domain/copy-trading";
import { Sessions } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Effect, Result, Schema } from "effect";
import { useCallback, useEffect } from "react";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { keptForm } from "../../kept/kept-form.ts";
import { useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { subscribeTo } from "../../state/subscribe.ts";
import { useSession } from "../../state/use-session.ts";
import { machines } from "./machines.ts";
import { savedApplication } from "./waiting-application.ts";

export const traderApplicationOf = keptPerSession((app, signedIn) => {
	const { isTrader, id } = signedIn.customer;
	const waiting = savedApplication.parse(id, savedApplication.text());
	const actor = createActor(machines(app).application, { input: { isTrader, waiting } }).start();
	actor.on("carried out", () => {
		const { facts } = actor.getSnapshot().context;
		actor.send({ type: "facts", facts: withApplication(facts, app.realtime.getSnapshot().context.now()) });
	});
	subscribeTo(
		actor,
		({ context: { facts } }) => (facts.isTrader ? undefined : facts.waiting),
		(known) => savedApplication.write(id, known),
	);
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

const readIsTrader = Sessions.use(({ currentCustomer }) =>
	Effect.map(currentCustomer, ({ isTrader }) => ({ isTrader })),
);

/**
 * The customer's application as trader; undefined without a session. Whether the customer is a trader, and on its own page the
 * messages, are read again on arrival and while the application waits, because an approval is not reported (Spec 2 §6).
 */
export const useApplication = (reading: typeof readApplication | typeof readIsTrader = readIsTrader) => {
	const app = useApp();
	const { signedIn } = useSession();
	const actor = signedIn && traderApplicationOf(app, signedIn);
	const read = useCallback(async () => {
		if (!actor) return;
		const read = await runRequest(app, reading, shownReading);
		if (Result.isSuccess(read))
			actor.send({ type: "facts", facts: { ...actor.getSnapshot().context.facts, ...read.success } });
	}, [app, actor, reading]);
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
