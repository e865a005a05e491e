import { answerOf } from "../../request/request.actor.ts";
import { countdownOf, isInDoubt, remainingAt } from "./countdown.ts";
import { microOrderSetup } from "./micro-order.setup.ts";
import type { MicroOrder } from "./micro-order.ts";

const orderTold = ({ event }: { readonly event: { readonly order: MicroOrder } }) => event.order;

/**
 * One micro order from its start to its end (Spec 1 §4, §9). While it is in progress a countdown shows what the platform
 * told was left, less what has passed since on the device's clock that can't be set; it never goes up. When that clock and
 * the wall clock disagree, the device slept or its clock was set: what is left is in doubt, and is asked for until the
 * platform tells it; on waking it is asked for in any case. At zero the machine waits 1 s, then reads the order until the
 * platform says that it is closed: again after 1 s, 2 s, 4 s, at most every 30 s. It decides nothing itself: what an order
 * won or lost is what the platform says. After five readings in a row that fail, or show no such order, it says that it
 * can't tell, and reads on when it is asked to. Whoever says it first, a reading, a list or a push, and however early: a
 * closed order is closed, and that is told once.
 */
export const microOrderMachine = microOrderSetup.createMachine({
	id: "micro order",
	context: ({ input }) => {
		const [countdown, now] = [countdownOf(input.order), input.clock()];
		return {
			...input,
			countdown,
			remaining: remainingAt(countdown, now),
			isInDoubt: isInDoubt(countdown, now),
			looks: 0,
			failures: 0,
		};
	},
	initial: "as told",
	on: {
		told: {
			guard: { type: "shows it closed", params: orderTold },
			target: ".closed",
			actions: { type: "settle", params: orderTold },
		},
	},
	states: {
		"as told": { always: [{ guard: "is closed", target: "closed" }, { target: "in progress" }] },
		"in progress": {
			entry: "look at the clocks",
			always: { guard: "has run out", target: "settling" },
			on: {
				tick: { actions: "look at the clocks" },
				told: {
					guard: { type: "shows it in progress", params: orderTold },
					actions: [{ type: "take the time left", params: orderTold }, "look at the clocks"],
				},
				"wake up": { target: ".checking", reenter: true, actions: "count anew" },
			},
			initial: "counting",
			states: {
				counting: { always: { guard: "needs to ask", target: "checking", actions: "count anew" } },
				checking: {
					entry: "count a look",
					invoke: {
						id: "check",
						src: "readOrder",
						input: ({ context }) => context.order.id,
						onDone: [
							{
								guard: { type: "shows it closed", params: answerOf },
								target: "#micro order.closed",
								actions: { type: "settle", params: answerOf },
							},
							{
								guard: { type: "shows it in progress", params: answerOf },
								target: "heard",
								actions: [{ type: "take the time left", params: answerOf }, "look at the clocks"],
							},
							{ target: "waiting" },
						],
						onError: "waiting",
					},
				},
				/** Passed through at once. An answer that slept on its way leaves the doubt, and has to be waited for. */
				heard: { always: [{ guard: "needs to ask", target: "waiting" }, { target: "counting" }] },
				waiting: { after: { patience: "checking" } },
			},
		},
		settling: { after: { "after zero": "reading" } },
		reading: {
			tags: "busy",
			entry: "count anew",
			initial: "looking",
			states: {
				looking: {
					entry: "count a look",
					invoke: {
						id: "readOrder",
						src: "readOrder",
						input: ({ context }) => context.order.id,
						onDone: [
							{
								guard: { type: "shows it closed", params: answerOf },
								target: "#micro order.closed",
								actions: { type: "settle", params: answerOf },
							},
							{
								guard: { type: "shows it in progress", params: answerOf },
								target: "waiting",
								actions: "forget the failures",
							},
							{ guard: "has failed enough", target: "#micro order.cannot tell" },
							{ target: "waiting", actions: "count a failure" },
						],
						onError: [
							{ guard: "has failed enough", target: "#micro order.cannot tell" },
							{ target: "waiting", actions: "count a failure" },
						],
					},
				},
				waiting: { on: { "wake up": "looking" }, after: { patience: "looking" } },
			},
		},
		"cannot tell": { on: { "check again": "reading", "wake up": "reading" } },
		closed: { on: { told: {} } },
	},
});
