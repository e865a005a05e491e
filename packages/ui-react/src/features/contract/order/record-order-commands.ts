import type {
	contractOrderMachine,
	OrderCommand,
	OrderCommandDone,
	OrderCommandSuperseded,
} from "@tradewind/domain/contract";
import type { DeviceCommandName } from "@tradewind/domain/journal";
import type { ActorRefFrom } from "xstate";
import { recordMachine } from "../../../kept/record-commands.ts";
import type { App } from "../../../state/app.ts";

type OrderActor = ActorRefFrom<typeof contractOrderMachine>;

/** Records the commands on an order in the journal of this device. */
export const recordOrderCommands = (app: Pick<App, "session">, actor: OrderActor): (() => void) => {
	let end: OrderCommandDone | OrderCommandSuperseded | undefined;
	actor.on("done", (done) => {
		end = done;
	});
	actor.on("superseded", (superseded) => {
		end = superseded;
	});
	return recordMachine(app, actor, {
		stageOf: (snapshot) => {
			if (["closing", "cancelling", "setting stops"].some((state) => matches(snapshot, state))) {
				end = undefined;
				return "asked";
			}
			const { refusal, wasNotCarriedOut, command } = snapshot.context;
			if (matches(snapshot, "outcome unknown")) return command ? "unknown" : "idle";
			if (end?.type === "done") return "answered";
			if (end) return end.refusal ? "refused" : "not carried out";
			if (wasNotCarriedOut) return "not carried out";
			return refusal ? "refused" : "idle";
		},
		commandOf: ({ context: { command, order } }) =>
			command && {
				is: names[command],
				subject: order.symbol,
				side: order.direction,
				record: `contract ${order.id}`,
			},
		refusalOf: ({ context }) => (end?.type === "superseded" ? end.refusal : context.refusal),
		answerOf: () => ({ message: end?.type === "done" ? end.message : undefined }),
		// The end of the order does not tell whether its stops were set before.
		isOpen: ({ context: { order } }) => order.stage === "closed" || order.stage === "cancelled",
	});
};

const names = {
	close: "close contract order",
	cancel: "cancel contract order",
	"set stops": "set stops",
} as const satisfies Readonly<Record<OrderCommand, DeviceCommandName>>;

/** Also with the states inside of it. */
const matches = ({ value }: ReturnType<OrderActor["getSnapshot"]>, state: string): boolean =>
	typeof value === "string" ? value === state : Object.hasOwn(value, state);
