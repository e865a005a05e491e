import { createActor, SimulatedClock } from "xstate";
import type { QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { runningOrder, wonOrder } from "../micro.test-support.ts";
import { phone } from "./device.test-support.ts";
import { microOrderMachine } from "./micro-order.machine.ts";
import type { MicroOrderEvent, MicroOrderSettled } from "./micro-order.setup.ts";
import type { MicroOrder, MicroOrderId } from "./micro-order.ts";

/** An order on a simulated phone, with readings that the test answers. */
export const startOrder = (changes: Partial<MicroOrder> = {}, offset = 0) => {
	const timers = new SimulatedClock();
	const device = phone(timers, offset);
	const readOrder = scriptedRequest<MicroOrder | undefined, QueryError, MicroOrderId>();
	const machine = microOrderMachine.provide({ actors: { readOrder: readOrder.logic } });
	const order: MicroOrder = { ...runningOrder, measuredAt: device.clock(), ...changes };
	const actor = createActor(machine, { clock: timers, input: { order, clock: device.clock } });
	const settled: MicroOrderSettled[] = [];
	actor.on("settled", (event) => settled.push(event));
	actor.start();
	return {
		...device,
		actor,
		order,
		readOrder,
		settled,
		send: (event: MicroOrderEvent) => actor.send(event),
		/** The order as the platform reports it now: in progress until its time is over. */
		inProgress: (remaining = 30_000 - device.platformNow()): MicroOrder => ({
			...order,
			remaining,
			measuredAt: device.clock(),
		}),
		closed: (): MicroOrder => ({ ...wonOrder, measuredAt: device.clock() }),
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
	};
};

/** An order whose time is over and which is being read. */
export const orderAfterZero = () => {
	const started = startOrder();
	started.wait(31_000);
	return started;
};
