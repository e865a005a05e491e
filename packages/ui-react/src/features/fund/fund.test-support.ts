import { type Fund, fundId } from "@tradewind/domain/fund";
import { decimal, money, rate } from "@tradewind/domain/money";

/** Thirty days at half a percent a day, from 100 USDT. */
export const exampleFund: Fund = {
	id: fundId(3),
	title: "Steady 30",
	image: "",
	currency: "USDT",
	dividendPercent: rate(decimal("0.5")),
	minimum: money(decimal("100")),
	maximum: undefined,
	limit: undefined,
	lockDays: 30,
	penaltyPercent: rate(decimal("3")),
	description: "",
};
