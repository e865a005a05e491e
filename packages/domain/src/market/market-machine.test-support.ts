import { createActor, SimulatedClock } from "xstate";
import { decimal, price, quantity, rate } from "../money/decimal.ts";
import type { QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { instant } from "../time/instant.ts";
import {
	type Category,
	type Instrument,
	instrumentCode,
	instrumentId,
	type Sparkline,
} from "./instrument.ts";
import { marketMachine } from "./market.machine.ts";
import type { InstrumentList } from "./market-data.port.ts";
import type { Quote } from "./quote.ts";

export const [euro, gold, yen] = [
	instrumentCode("EURUSD"),
	instrumentCode("XAUUSD"),
	instrumentCode("USDJPY"),
];

export const instrument = (code: Instrument["code"]): Instrument => ({
	id: instrumentId(1),
	code,
	symbol: code,
	logo: "",
	categoryId: 1,
	isOpen: true,
	pricePrecision: 5,
	contractSize: quantity(decimal("1000")),
	minQuantity: quantity(decimal("0.01")),
	quantityStep: quantity(decimal("0.01")),
	feeRate: rate(decimal("0.5")),
	marginMode: "leveraged",
	multiples: [],
	day: { open: price(decimal("1")), high: price(decimal("1")), low: price(decimal("1")) },
	hours: [{ from: 0, to: 1440 }],
	nextStatusChange: undefined,
});

export const quote = (code: Instrument["code"]): Quote => ({
	code,
	price: price(decimal("1.08")),
	change: rate(decimal("0.1")),
	madeAt: instant(1000),
	receivedAt: instant(1001),
});

export const list = (...codes: readonly Instrument["code"][]): InstrumentList => ({
	instruments: codes.map(instrument),
	quotes: codes.map(quote),
});

export const startMarket = (
	chosen?: Instrument["code"],
	clock = new SimulatedClock(),
	isListExpected = true,
) => {
	const requests = {
		readInstruments: scriptedRequest<InstrumentList, QueryError>(),
		readCategories: scriptedRequest<readonly Category[], QueryError>(),
		readSparklines: scriptedRequest<readonly Sparkline[], QueryError>(),
	};
	const actor = createActor(
		marketMachine.provide({
			actors: {
				readInstruments: requests.readInstruments.logic,
				readCategories: requests.readCategories.logic,
				readSparklines: requests.readSparklines.logic,
			},
		}),
		{ input: chosen && { chosen }, clock },
	);
	const quotes: (readonly Quote[])[] = [];
	actor.on("quotes", (event) => quotes.push(event.quotes));
	actor.start();
	if (isListExpected) actor.send({ type: "list expected" });
	return {
		...requests,
		actor,
		quotes,
		is: (state: "loading" | "ready" | "refreshing" | "failed") => actor.getSnapshot().matches(state),
		context: () => actor.getSnapshot().context,
	};
};
