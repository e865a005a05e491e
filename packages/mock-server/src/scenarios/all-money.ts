import { decimal, price, round } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { gmt } from "../clock/gmt.ts";
import type { World } from "../world.ts";
import { defaultScenario } from "./default.ts";
import { addDeposit, tether } from "./deposits.ts";
import { holdFund } from "./fund-held.ts";
import { addLoan, applyForLoans, decideApplication } from "./loans.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";
import { bindWays } from "./withdrawals.ts";

/** Far enough above the price that no test sees the fill. */
const farAbove = decimal("1.2");

/** Everything in the order of its time, so that each balance follows from the one before. */
export const allMoney: Scenario = {
	name: "all-money",
	shows:
		"Mia has money on hold for orders and for a withdrawal, open positions, a running micro order, a fund and a loan",
	setUp: (world) => {
		defaultScenario.setUp(world);
		addDeposit(world, { currencyId: tether, amount: "300", hoursAgo: 5 }).decide("approve");
		holdFund(world, 1, "100", 1 / 8);
		openPositions(world);
		moveMoney(world);
		applyForLoans(world);
		decideApplication(world, undefined);
		addLoan(world, { amount: "1000", planId: 1, daysAgo: 1 / 288 });
		orderMicro(world);
		requestWithdrawal(world);
	},
};

const openPositions = ({ nouns, clock, market }: World): void => {
	const { pastTrades } = nouns.contract;
	const openedAt = gmt(clock.now()).subtract(20, "minutes").valueOf();
	const trade = { customerId: mia, code: "EURUSD", direction: "buy", quantity: "0.2", openedAt } as const;
	pastTrades.open(trade);
	pastTrades.open({ ...trade, code: "XAUUSD", direction: "sell", quantity: "0.1" });
	const quote = market.byCode("BTCUSD")?.price(openedAt) ?? decimal("1");
	const waiting = { ...trade, code: "BTCUSD", direction: "sell", quantity: "0.02" } as const;
	pastTrades.place(waiting, price(round(BigDecimal.multiply(quote, farAbove), 1, "down")));
};

const moveMoney = ({ nouns, sessions }: World): void => {
	const customer = sessions.customer(mia);
	if (!customer) return;
	const move = { balance: "75.55", currency_id: "1", from: "1", to: "3" };
	Result.getOrThrow(nouns.transfer.transfers.move(customer, move));
};

const orderMicro = ({ nouns, clock, market }: World): void => {
	const instrument = market.byCode("EURUSD");
	if (!instrument) return;
	const order = {
		forex_id: String(instrument.listing.id),
		type: "1",
		number: "50",
		seconds: "300",
	} as const;
	Result.getOrThrow(nouns.micro.orderService.submit(mia, order, clock.now()));
};

/** It waits for its decision. */
const requestWithdrawal = (world: World): void => {
	bindWays(world);
	const customer = world.sessions.customer(mia);
	if (!customer) return;
	const request = { draw_currency_id: "1", number: "25", draw_method_id: "1", memo: "" };
	Result.getOrThrow(world.nouns.withdrawal.withdrawals.request(customer, request, world.clock.now()));
};
