import { candlesMachine, MarketData } from "@tradewind/domain/market";
import { defineMachines } from "../state/machines.ts";

export const candleMachines = defineMachines((request) => ({
	candles: candlesMachine.provide({
		actors: { readCandles: request((input) => MarketData.use((port) => port.candles(input))) },
	}),
}));
