import type { Balance } from "@tradewind/domain/account";
import type { CommandDone } from "@tradewind/domain/command";
import { ContractTrading, type OrderId } from "@tradewind/domain/contract";
import { decimal, money } from "@tradewind/domain/money";
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
import { loadRiskCheck, ticketOf } from "./stored-ticket.ts";

const contractAccount: Balance = {
	accountId: 1,
	kind: "forex",
	free: money(decimal("1000000")),
	locked: money(decimal("0")),
};

/** The ticket of a demo customer, ready to submit, with the receipt switched off and money that no order of the tests puts at risk. */
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
	app.balances.send({ type: "load" });
	await requests.money.succeed({ balances: [contractAccount], profitOfDay: undefined });
	await loadRiskCheck();
	const ticket = ticketOf(app, { instrument: euroDollar, language: "en" });
	ticket.send({ type: "fee basis", feeBasis: "per-quantity" });
	ticket.send({ type: "freshness", freshness: { is: "live", since: noon } });
	ticket.send({ type: "receipt", isShown: false });
	const press = () => ticket.send({ type: "press", direction: "buy" });
	return { ...world, requests: { ...requests, submit }, world, customer, ticket, press };
};
