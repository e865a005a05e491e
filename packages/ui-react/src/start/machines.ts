import { ContractTrading, orderTicketMachine, reconcileOrder } from "@tradewind/domain/contract";
import { candlesMachine, MarketData } from "@tradewind/domain/market";
import { Effect } from "effect";
import type { Machines } from "../state/app.ts";
import { fromEffect } from "./request-actor.ts";
import type { Runtime } from "./runtime.ts";

/** The machines of the trading screens, each with its requests provided. */
export const createMachines = (runtime: Runtime): Machines => {
	const ask = fromEffect(runtime);
	return {
		candles: candlesMachine.provide({
			actors: {
				readCandles: ask((input) => Effect.flatMap(MarketData, (market) => market.candles(input))),
			},
		}),
		orderTicket: orderTicketMachine.provide({
			actors: {
				submit: ask((order) => Effect.flatMap(ContractTrading, (port) => port.submit(order))),
				reconcile: ask(reconcileOrder),
			},
		}),
	};
};
