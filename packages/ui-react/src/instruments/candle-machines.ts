import { candlesMachine, MarketData } from "@tradewind/domain/market";
import { defineMachines } from "../state/machines.ts";
import { shownReading } from "../state/ports.ts";

export const candleMachines = defineMachines(({ request }) => ({
	candles: candlesMachine.provide({
		actors: { readCandles: request((input) => MarketData.use((port) => port.candles(input)), shownReading) },
	}),
}));
