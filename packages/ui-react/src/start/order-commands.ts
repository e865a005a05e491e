import { ContractTrading, contractOrderMachine, readOrder } from "@tradewind/domain/contract";
import { Effect } from "effect";
import type { OrderCommands } from "../state/app.ts";
import { fromEffect } from "./request-actor.ts";
import type { Runtime } from "./runtime.ts";

/** The machine of what a customer asks of a contract order, with its requests provided. */
export const createOrderCommands = (runtime: Runtime): OrderCommands => {
	const ask = fromEffect(runtime);
	const trading = <A, E>(use: (port: ContractTrading["Service"]) => Effect.Effect<A, E>) =>
		Effect.flatMap(ContractTrading, use);
	return {
		contractOrder: contractOrderMachine.provide({
			actors: {
				close: ask((id) => trading((port) => port.close(id))),
				cancel: ask((id) => trading((port) => port.cancel(id))),
				setStops: ask((input) => trading((port) => port.setStops(input))),
				readOrder: ask(readOrder),
			},
		}),
	};
};
