import { fund as contract } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { Funds, fundId, subscriptionId } from "@tradewind/domain/fund";
import { decimal, money } from "@tradewind/domain/money";
import { consumes, refuses } from "../pact/consumer-test.ts";

const steady = {
	id: 1,
	title: "Steady 30",
	image: "/media/funds/steady.svg",
	currency: "USDT",
	dividendPercent: decimal("0.5"),
	minimum: decimal("100"),
	maximum: decimal("5000"),
	limit: decimal("10"),
	lockDays: 30,
	penaltyPercent: decimal("3"),
	description: "<p>Pays income every day.</p>",
};
const subscribe = Funds.use((port) => port.subscribe({ fund: fundId(1), amount: money(decimal("100")) }));
const redeem = Funds.use((port) => port.redeem(subscriptionId(1)));
const done = { message: "ok" };

export const pact = [
	consumes(
		contract.getFunds,
		Funds.use((port) => port.funds(1)),
		{ rows: [steady], isLast: true },
	),
	consumes(
		contract.getFund,
		Funds.use((port) => port.fund(fundId(1))),
		steady,
	),
	consumes(
		contract.getTotals,
		Funds.use((port) => port.summary),
		{ subscribed: decimal("1000"), incomeToday: decimal("5"), totalIncome: decimal("15") },
	),
	consumes(
		contract.getSubscriptions,
		Funds.use((port) => port.subscriptions(1)),
		{
			rows: [
				{
					id: 1,
					fund: {
						id: 1,
						title: steady.title,
						image: steady.image,
						currency: steady.currency,
						lockDays: steady.lockDays,
						penaltyPercent: steady.penaltyPercent,
					},
					status: "running",
					amount: decimal("1000"),
					subscribedAt: "2026-01-01 00:00:00",
					dailyProfit: decimal("5"),
					totalProfit: decimal("15"),
				},
			],
			isLast: true,
		},
		{ given: providerStates.fundHeld },
	),
	consumes(
		contract.getIncomes,
		Funds.use((port) => port.incomes({ subscription: subscriptionId(1), page: 1 })),
		{ rows: [{ id: 1, interest: decimal("5"), createdAt: "2026-01-02 00:00:00" }], isLast: true },
		{ given: providerStates.fundHeld, fromState: { sub_id: "rowId" } },
	),
	consumes(contract.subscribe, subscribe, done, { given: providerStates.signedIn }),
	refuses(contract.subscribe, subscribe, { when: "of a demo customer", given: providerStates.demo }),
	consumes(contract.redeem, redeem, done, {
		given: providerStates.fundHeld,
		fromState: { sub_id: "rowId" },
	}),
	refuses(contract.redeem, redeem, {
		when: "of a subscription that there is not",
		given: providerStates.signedIn,
	}),
];
