import { answerOf } from "../../request/request.actor.ts";
import { countdownOf, isUncertain, remainingAt } from "./countdown.ts";
import { microOrderSetup } from "./micro-order.setup.ts";
import type { MicroOrder } from "./micro-order.ts";

const orderOf = ({ event }: { readonly event: { readonly order: MicroOrder } }) => event.order;

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
			isUncertain: isUncertain(countdown, now),
			readAttempts: 0,
			failures: 0,
		};
	},
	initial: "evaluating",
	on: {
		"order updated": {
			guard: { type: "shows it closed", params: orderOf },
			target: ".closed",
			actions: { type: "settle", params: orderOf },
		},
	},
	states: {
		evaluating: { always: [{ guard: "is closed", target: "closed" }, { target: "in progress" }] },
		"in progress": {
			entry: "update the time left",
			always: { guard: "has run out", target: "settling" },
			on: {
				tick: { actions: "update the time left" },
				"order updated": {
					guard: { type: "shows it in progress", params: orderOf },
					actions: [{ type: "store the time left", params: orderOf }, "update the time left"],
				},
				"wake up": { target: ".checking", reenter: true, actions: "reset the counters" },
			},
			initial: "counting",
			states: {
				counting: {
					always: { guard: "must ask the platform", target: "checking", actions: "reset the counters" },
				},
				checking: {
					entry: "count a read",
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
								target: "answered",
								actions: [{ type: "store the time left", params: answerOf }, "update the time left"],
							},
							{ target: "waiting" },
						],
						onError: "waiting",
					},
				},
				/** Passed through at once. An answer that slept on its way leaves the doubt, and has to be waited for. */
				answered: { always: [{ guard: "must ask the platform", target: "waiting" }, { target: "counting" }] },
				waiting: { after: { readRetryMs: "checking" } },
			},
		},
		settling: { after: { "after zero": "reading" } },
		reading: {
			tags: "busy",
			entry: "reset the counters",
			initial: "requesting",
			states: {
				requesting: {
					entry: "count a read",
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
								actions: "reset the failures",
							},
							{ guard: "read failures used up", target: "#micro order.result unknown" },
							{ target: "waiting", actions: "count a failure" },
						],
						onError: [
							{ guard: "read failures used up", target: "#micro order.result unknown" },
							{ target: "waiting", actions: "count a failure" },
						],
					},
				},
				waiting: { on: { "wake up": "requesting" }, after: { readRetryMs: "requesting" } },
			},
		},
		"result unknown": { on: { "check again": "reading", "wake up": "reading" } },
		closed: { on: { "order updated": {} } },
	},
});
