import { answerOf } from "../../request/request.actor.ts";
import { countdownOf, isUncertain, remainingAt } from "./countdown.ts";
import { microOrderSetup } from "./micro-order.setup.ts";
import type { MicroOrder } from "./micro-order.ts";

const orderOf = ({ event }: { readonly event: { readonly order: MicroOrder } }) => event.order;

/**
 * One micro order from start to end (Spec 1 §4, §9). The countdown is the platform's time left minus the time counted
 * by the monotonic clock; it never increases. If the monotonic and the wall clock disagree, the device slept or its
 * clock was changed: the time left is uncertain and is read from the platform until it answers. 'wake up' always
 * reads it. At zero the machine waits 1 s, then reads the order until the platform reports it closed, after 1 s, 2 s,
 * 4 s, at most every 30 s. The platform decides the result. After five failed readings in a row the result is unknown
 * until 'check again'. The first report that the order is closed, by a reading, a list or a push, is final and
 * emitted once.
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
				/** Transient. An answer that was delayed by sleep leaves the time uncertain. */
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
