import { market } from "@tradewind/contracts";
import { instrumentCode } from "@tradewind/domain/market";
import { type Difference, firstDifferences, type Recording, type Step } from "@tradewind/domain/recording";
import { BigDecimal } from "effect";
import type { AnyActorRef } from "xstate";
import { quietReceipt } from "../../packages/ui-react/src/features/contract/ticket/quiet-receipt.ts";
import { observe } from "../../packages/ui-react/src/start/record/observe.ts";
import { stepsOf } from "../../packages/ui-react/src/start/record/recorded-steps.ts";
import { recorder } from "../../packages/ui-react/src/state/recorder.ts";
import { save } from "../../packages/ui-react/src/storage/saved.ts";
import { refreshOnArrival } from "../../packages/ui-react/src/wiring/refresh-on-arrival.ts";
import { type BrowserStub, installBrowserStub } from "../browser-stub.ts";
import { type Customer, startCustomer } from "../customer.ts";
import { disconnectInProcess, origin } from "../in-process-network.ts";
import { inVirtualTime } from "../virtual-time.ts";
import { isComparedCall } from "./compared-calls.ts";
import { loadCode } from "./load-code.ts";
import { connectToRecording } from "./recorded-network.ts";

/** The machines that run without screens. */
const machines = ["site", "session", "market", "realtime", "contract orders", "balances", "order ticket"];

/** At the end of a recording, what was just happening may be a moment earlier or later. */
const slackMs = 250;

/** Of the call that the market sends first once a screen needs its lists. */
const categoriesPath = market.getCategories.path;

/** In a browser the next animation frame comes within 0 to 16 ms. */
const frameMs = 1;

export interface Replay {
	/** What happens now, in the form of a recording. */
	readonly steps: readonly Step[];
	/** What differs at the first moment; none if all is as recorded. */
	readonly differences: readonly Difference[];
}

/** Runs the app's machines, adapters and subscriptions in virtual time on the answers and frames of a recording. */
export const replayRecording = async (recording: Recording): Promise<Replay> => {
	await loadCode();
	return inVirtualTime(async (time) => {
		/** What is recorded in Node has none. */
		const hasScreens = recording.app.build !== "";
		const browser = installBrowserStub(origin, hasScreens ? frameMs : undefined);
		const { page: _page, language: _language, theme: _theme, ...choices } = recording.start;
		const codes = (list: readonly string[] | undefined) => list?.map(instrumentCode);
		save({ ...choices, favourites: codes(choices.favourites), recent: codes(choices.recent) });
		recorder.steps.length = 0;
		observe();
		const network = connectToRecording(recording, time.noteActivity, () => time.now() - recording.startedAt);
		await time.advance(recording.steps[0]?.at ?? 0);
		const customer = await startCustomer(instrumentCode(choices.instrument ?? ""), {
			opensMicro: recording.steps.some((step) => step.is === "machine" && step.machine === "micro ticket"),
		});
		for (const step of recording.steps) {
			await time.advance(Math.max(0, recording.startedAt + step.at - time.now()));
			const ticket = customer.ticket();
			if (ticket && hasScreens) quietReceipt(ticket);
			act(step, recording, customer, browser);
			network.deliver(step);
		}
		const steps = stepsOf(recorder.steps, unchanged, () => true, performance.now());
		customer.leave();
		disconnectInProcess();
		return { steps, differences: differencesIn(recording, steps) };
	}, recording.startedAt);
};

/** A recording has nothing that would have to be replaced. */
const unchanged = {
	json: (value: unknown) => value,
	text: (value: string) => value,
	id: (value: number) => value,
};

/** What comes from the customer and the device. */
const act = (step: Step, recording: Recording, customer: Customer, browser: BrowserStub): void => {
	if (step.is === "call" && step.path === categoriesPath) customer.app.market.send({ type: "list expected" });
	if (step.is === "page") refreshOnArrival(customer.app, step.path);
	if (step.is === "device" && step.isOnline) browser.goOnline();
	if (step.is === "device" && !step.isOnline) browser.goOffline();
	if (step.is === "event" && !isOfScreen(step.event))
		actorOf(step.machine, recording, customer)?.send(Object(withDecimals(step.event)));
};

/** What screens send by themselves when they show another instrument: `startCustomer` does it for the ticket. */
const isOfScreen = (event: unknown): boolean =>
	["instrument", "quote", "facts", "subscribe", "unsubscribe"].includes(Object(event).type);

const withDecimals = (value: unknown): unknown => {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(withDecimals);
	if ("_id" in value && "value" in value && "scale" in value)
		return BigDecimal.make(BigInt(String(value.value)), Number(value.scale));
	return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withDecimals(field)]));
};

const actorOf = (machine: string, { steps }: Recording, customer: Customer): AnyActorRef | undefined => {
	const { app } = customer;
	const known: Readonly<Record<string, AnyActorRef | undefined>> = {
		site: app.site,
		session: app.session,
		market: app.market,
		realtime: app.realtime,
		"contract orders": app.orders,
		balances: app.balances,
		"order ticket": customer.ticket(),
	};
	if (machine in known) return known[machine];
	const started = steps.find((step) => step.is === "machine" && step.machine === machine);
	const { holding, pending } = app.orders.getSnapshot().context;
	const order = [...holding, ...pending].find(({ id }) => started?.is === "machine" && id === started.record);
	return order && customer.orderActor(order);
};

const differencesIn = (recording: Recording, replayed: readonly Step[]): readonly Difference[] => {
	const end = recording.steps.at(-1)?.at ?? 0;
	// The ticket runs here on every page, and in the app once its page was opened.
	const recorded = new Set(recording.steps.flatMap((step) => (step.is === "machine" ? step.machine : [])));
	const runs = (step: Step): boolean =>
		(step.is !== "state" && step.is !== "knows") ||
		(machines.includes(step.machine) && recorded.has(step.machine)) ||
		step.machine.startsWith("contract order");
	return firstDifferences(recording.steps, replayed, {
		isCompared: (step) => runs(step) && isComparedCall(step),
		// What only screens ask for and subscribe to does not happen without them.
		isRequired: ({ is }) => is === "state" || is === "knows",
		until: end - slackMs,
	});
};
