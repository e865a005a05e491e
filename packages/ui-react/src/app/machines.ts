import {
	ContractTrading,
	candlesMachine,
	contractOrderMachine,
	MarketData,
	orderTicketMachine,
	readOrder,
	reconcileOrder,
} from "@tradewind/domain";
import { Effect } from "effect";
import type { Machines } from "../shell/app.ts";
import { fromEffect } from "./from-effect.ts";
import type { Runtime } from "./runtime.ts";

/** The machines of the trading screens, each with its requests provided. */
export const createMachines = (runtime: Runtime): Machines => {
	const ask = fromEffect(runtime);
	const trading = <A, E>(use: (port: ContractTrading["Service"]) => Effect.Effect<A, E>) =>
		Effect.flatMap(ContractTrading, use);
	return {
		candles: candlesMachine.provide({
			actors: {
				readCandles: ask((input) => Effect.flatMap(MarketData, (market) => market.candles(input))),
			},
		}),
		orderTicket: orderTicketMachine.provide({
			actors: {
				submit: ask((order) => trading((port) => port.submit(order))),
				reconcile: ask(reconcileOrder),
			},
		}),
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
