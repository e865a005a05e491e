import type { CommandDone } from "@tradewind/domain/command";
import { ContractTrading, type OrderId } from "@tradewind/domain/contract";
import type { CommandError } from "@tradewind/domain/request";
import { Effect, Layer } from "effect";
import {
	byHand,
	enterDemo,
	euroDollar,
	noon,
	quote,
	readingOf,
	startApp,
} from "../../../state/fake-app.test-support.ts";
import { ticketOf } from "./stored-ticket.ts";

/** The ticket of a demo customer, ready to submit, with the receipt switched off. */
export const openTicket = async () => {
	const submit = byHand<CommandDone & { readonly id: OrderId }, CommandError>();
	const world = startApp(
		Layer.mock(ContractTrading, { submit: () => submit.reply, orders: () => Effect.never }),
	);
	const { app, requests } = world;
	await requests.instruments.succeed({ instruments: [euroDollar], quotes: [quote] });
	const { customer } = await enterDemo(world);
	app.orders.send({ type: "load" });
	await requests.orders.succeed(readingOf());
	app.quotes.apply([quote]);
	const ticket = ticketOf(app, { instrument: euroDollar, language: "en" });
	ticket.send({ type: "fee basis", feeBasis: "per-quantity" });
	ticket.send({ type: "freshness", freshness: { is: "live", since: noon } });
	ticket.send({ type: "receipt", isShown: false });
	const press = () => ticket.send({ type: "press", direction: "buy" });
	return { ...world, requests: { ...requests, submit }, world, customer, ticket, press };
};
