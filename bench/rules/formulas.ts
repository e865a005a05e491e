import {
	accountTotalRule,
	dayProfitPercentRule,
	dayStartTotalRule,
	displayBalanceRule,
} from "@tradewind/domain/account";
import {
	breakEvenRule,
	feeRule,
	floatingProfitRule,
	freeAfterRule,
	hazardRateAfterRule,
	hazardRateRule,
	lockedShareRule,
	marginRule,
	netProfitRule,
	orderValueRule,
	returnOnMarginRule,
	stopDistanceRule,
} from "@tradewind/domain/contract";
import {
	averageHoldingRule,
	copiedResultRule,
	drawdownRule,
	winRateRule,
} from "@tradewind/domain/copy-trading";
import {
	displaySummaryRule,
	exitCostRule,
	fundDailyProfitRule,
	fundTotalProfitRule,
	redemptionPenaltyRule,
} from "@tradewind/domain/fund";
import {
	accruedInterestRule,
	amountToRepayRule,
	aprRule,
	dailyInterestRule,
	loanPenaltyRule,
	ratePercentRule,
	totalInterestRule,
} from "@tradewind/domain/loan";
import {
	expectedIncomeRule,
	microLossRule,
	profitPercentRule,
	remainingSecondsRule,
} from "@tradewind/domain/micro";
import { historyRangeRule } from "@tradewind/domain/paged-list";
import type { AnyRule } from "@tradewind/domain/rule";
import {
	withdrawalFeeRule,
	withdrawalLeftRule,
	withdrawalMaxRule,
	withdrawalRateRule,
	withdrawalReceiveRule,
	withdrawalRoundingCostRule,
	withdrawalUsdValueRule,
} from "@tradewind/domain/withdrawal";
import { Decimal } from "decimal.js";
import { compared } from "./compared.ts";
import {
	count,
	debt,
	divisor,
	lent,
	milliseconds,
	money,
	paid,
	percent,
	price,
	quantity,
	ratio,
	unrounded,
	withheld,
	word,
} from "./figures.ts";

const hundred = new Decimal(100);
/** Rounds half away from zero, like the rules. */
const nearest = (value: Decimal, decimals: number): Decimal =>
	value.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
const down = (value: Decimal, decimals: number): Decimal =>
	value.toDecimalPlaces(decimals, Decimal.ROUND_DOWN);

/** The usual rounding of floats: shift the decimal point, round to an integer, shift it back. */
const nearestFloat = (value: number, decimals: number): number =>
	(Math.sign(value) * Math.round(Math.abs(value) * 10 ** decimals)) / 10 ** decimals;
const downFloat = (value: number, decimals: number): number =>
	Math.trunc(value * 10 ** decimals) / 10 ** decimals;

/** The rules with the fields of their inputs, and their formulas in decimal.js and in floats. */
export const formulas = [
	compared(
		marginRule,
		{ marginMode: word("fixed", "leveraged"), quantity, contractSize: divisor, price, multiple: divisor },
		({ marginMode, quantity, contractSize, price, multiple }) => {
			const contracts = quantity.times(contractSize);
			return {
				margin: nearest(marginMode === "fixed" ? contracts : contracts.times(price).div(multiple), 6),
			};
		},
		({ marginMode, quantity, contractSize, price, multiple }) => {
			const contracts = quantity * contractSize;
			return { margin: nearestFloat(marginMode === "fixed" ? contracts : (contracts * price) / multiple, 6) };
		},
	),
	compared(
		feeRule,
		{ feeType: word("per-quantity", "per-margin"), quantity, margin: money, feeRate: ratio },
		({ feeType, quantity, margin, feeRate }) => ({
			fee: (feeType === "per-quantity" ? quantity : margin).times(feeRate),
		}),
		({ feeType, quantity, margin, feeRate }) => ({
			fee: (feeType === "per-quantity" ? quantity : margin) * feeRate,
		}),
	),
	compared(
		floatingProfitRule,
		{ direction: word("buy", "sell"), openPrice: price, price, quantity, contractSize: divisor },
		({ direction, openPrice, price, quantity, contractSize }) => {
			const move = direction === "buy" ? price.minus(openPrice) : openPrice.minus(price);
			return { profit: nearest(move.times(quantity).times(contractSize), 6) };
		},
		({ direction, openPrice, price, quantity, contractSize }) => {
			const move = direction === "buy" ? price - openPrice : openPrice - price;
			return { profit: nearestFloat(move * quantity * contractSize, 6) };
		},
	),
	compared(
		freeAfterRule,
		{ free: debt, margin: money, fee: money },
		({ free, margin, fee }) => ({ freeAfter: free.minus(margin).minus(fee) }),
		({ free, margin, fee }) => ({ freeAfter: free - margin - fee }),
	),
	compared(
		netProfitRule,
		{ profit: debt, fee: money, cover: money },
		({ profit, fee, cover }) => ({ netProfit: profit.minus(fee).plus(cover) }),
		({ profit, fee, cover }) => ({ netProfit: profit - fee + cover }),
	),
	compared(
		returnOnMarginRule,
		{ profit: debt, margin: divisor },
		({ profit, margin }) => ({ percent: nearest(profit.div(margin).times(hundred), 2) }),
		({ profit, margin }) => ({ percent: nearestFloat((profit / margin) * 100, 2) }),
	),
	compared(
		hazardRateRule,
		{ free: money, locked: money, profit: debt, margin: divisor },
		({ free, locked, profit, margin }) => {
			const percent = free.plus(locked).plus(profit).div(margin).times(hundred);
			return { hazardRate: percent.toDecimalPlaces(2, Decimal.ROUND_FLOOR) };
		},
		({ free, locked, profit, margin }) => ({
			hazardRate: Math.floor(((free + locked + profit) / margin) * 100 * 100) / 100,
		}),
	),
	compared(
		hazardRateAfterRule,
		{ free: money, locked: money, profit: debt, fee: money, heldMargin: money, margin: divisor },
		({ free, locked, profit, fee, heldMargin, margin }) => {
			const equity = free.plus(locked).plus(profit).minus(fee);
			const percent = equity.div(heldMargin.plus(margin)).times(hundred);
			return { hazardRate: percent.toDecimalPlaces(2, Decimal.ROUND_FLOOR) };
		},
		({ free, locked, profit, fee, heldMargin, margin }) => ({
			hazardRate: Math.floor(((free + locked + profit - fee) / (heldMargin + margin)) * 100 * 100) / 100,
		}),
	),
	compared(
		lockedShareRule,
		{ margin: money, free: divisor },
		({ margin, free }) => ({
			percent: margin.div(free).times(hundred).toDecimalPlaces(2, Decimal.ROUND_UP),
		}),
		({ margin, free }) => ({ percent: Math.ceil((margin / free) * 100 * 100) / 100 }),
	),
	compared(
		orderValueRule,
		{ quantity, contractSize: divisor, price },
		({ quantity, contractSize, price }) => {
			const units = quantity.times(contractSize);
			return { value: nearest(units.times(price), 6), units };
		},
		({ quantity, contractSize, price }) => {
			const units = quantity * contractSize;
			return { value: nearestFloat(units * price, 6), units };
		},
	),
	compared(
		breakEvenRule,
		{ direction: word("buy"), openPrice: price, fee: money, quantity: divisor, contractSize: divisor },
		({ openPrice, fee, quantity, contractSize }) => {
			const move = fee.div(quantity.times(contractSize)).toDecimalPlaces(8, Decimal.ROUND_UP);
			return { price: openPrice.plus(move), move };
		},
		({ openPrice, fee, quantity, contractSize }) => {
			const move = Math.ceil((fee / (quantity * contractSize)) * 10 ** 8) / 10 ** 8;
			return { price: openPrice + move, move };
		},
	),
	compared(
		stopDistanceRule,
		{ direction: word("buy", "sell"), reference: price },
		({ reference }) => ({ stopLoss: reference, takeProfit: reference }),
		({ reference }) => ({ stopLoss: reference, takeProfit: reference }),
	),
	compared(
		expectedIncomeRule,
		{ amount: money, profitRatio: ratio },
		({ amount, profitRatio }) => ({ income: down(amount.times(profitRatio), 2) }),
		({ amount, profitRatio }) => ({ income: downFloat(amount * profitRatio, 2) }),
	),
	compared(
		microLossRule,
		{ amount: money, profitRatio: ratio, lossLevel: count(0, 3) },
		({ amount, profitRatio, lossLevel }) => ({
			loss: lossLevel === 0 ? amount : amount.times(profitRatio).toDecimalPlaces(2, Decimal.ROUND_UP),
		}),
		({ amount, profitRatio, lossLevel }) => ({
			loss: lossLevel === 0 ? amount : Math.ceil(amount * profitRatio * 100) / 100,
		}),
	),
	compared(
		profitPercentRule,
		{ profitRatio: ratio },
		({ profitRatio }) => ({ percent: profitRatio.times(hundred) }),
		({ profitRatio }) => ({ percent: profitRatio * 100 }),
	),
	compared(
		remainingSecondsRule,
		{ remainMilliSeconds: milliseconds },
		({ remainMilliSeconds }) => ({ seconds: remainMilliSeconds.div(1000) }),
		({ remainMilliSeconds }) => ({ seconds: remainMilliSeconds / 1000 }),
	),
	compared(
		winRateRule,
		{ wins: count(0, 500), trades: count(1, 500) },
		({ wins, trades }) => ({ winRate: nearest(new Decimal(wins).times(100).div(trades), 2) }),
		({ wins, trades }) => ({ winRate: nearestFloat((wins * 100) / trades, 2) }),
	),
	compared(
		averageHoldingRule,
		{ seconds: count(0, 9_999_999), trades: count(1, 500) },
		({ seconds, trades }) => ({ averageSeconds: nearest(new Decimal(seconds).div(trades), 0) }),
		({ seconds, trades }) => ({ averageSeconds: nearestFloat(seconds / trades, 0) }),
	),
	compared(
		drawdownRule,
		{ highest: debt, lowest: debt },
		({ highest, lowest }) => ({ drawdown: Decimal.max(highest.minus(lowest), 0) }),
		({ highest, lowest }) => ({ drawdown: Math.max(highest - lowest, 0) }),
	),
	compared(
		copiedResultRule,
		{ amount: money, profits: debt },
		({ amount, profits }) => ({ total: amount.plus(profits) }),
		({ amount, profits }) => ({ total: amount + profits }),
	),
	compared(
		withdrawalFeeRule,
		{ amount: money, feeType: word("fixed", "percent"), drawRate: percent },
		({ amount, feeType, drawRate }) => ({
			fee: feeType === "fixed" ? drawRate : amount.times(drawRate).div(hundred),
		}),
		({ amount, feeType, drawRate }) => ({ fee: feeType === "fixed" ? drawRate : (amount * drawRate) / 100 }),
	),
	compared(
		withdrawalReceiveRule,
		{ amount: money, fee: percent, accountPrice: price, usdPrice: divisor, kind: word("crypto", "bank") },
		({ amount, fee, accountPrice, usdPrice, kind }) => ({
			receive: down(
				Decimal.max(amount.minus(fee), 0).times(accountPrice).div(usdPrice),
				kind === "crypto" ? 4 : 2,
			),
		}),
		({ amount, fee, accountPrice, usdPrice, kind }) => ({
			receive: downFloat((Math.max(amount - fee, 0) * accountPrice) / usdPrice, kind === "crypto" ? 4 : 2),
		}),
	),
	compared(
		withdrawalMaxRule,
		{ balance: money },
		({ balance }) => ({ max: Decimal.max(down(balance, 2), 0) }),
		({ balance }) => ({ max: Math.max(downFloat(balance, 2), 0) }),
	),
	compared(
		withdrawalRateRule,
		{ accountPrice: percent, usdPrice: divisor },
		({ accountPrice, usdPrice }) => ({ rate: down(accountPrice.div(usdPrice), 18) }),
		({ accountPrice, usdPrice }) => ({ rate: accountPrice / usdPrice }),
	),
	compared(
		withdrawalRoundingCostRule,
		{ amount: money, fee: percent, receive: price, accountPrice: divisor, usdPrice: price },
		({ amount, fee, receive, accountPrice, usdPrice }) => ({
			roundingCost: nearest(
				Decimal.max(
					Decimal.max(amount.minus(fee), 0).times(accountPrice).minus(receive.times(usdPrice)),
					0,
				).div(accountPrice),
				2,
			),
		}),
		({ amount, fee, receive, accountPrice, usdPrice }) => ({
			roundingCost: nearestFloat(
				Math.max(Math.max(amount - fee, 0) * accountPrice - receive * usdPrice, 0) / accountPrice,
				2,
			),
		}),
	),
	compared(
		withdrawalUsdValueRule,
		{ receive: price, usdPrice: price },
		({ receive, usdPrice }) => ({ usdValue: down(receive.times(usdPrice), 2) }),
		({ receive, usdPrice }) => ({ usdValue: downFloat(receive * usdPrice, 2) }),
	),
	compared(
		withdrawalLeftRule,
		{ balance: debt, amount: money },
		({ balance, amount }) => ({ left: balance.minus(amount) }),
		({ balance, amount }) => ({ left: balance - amount }),
	),
	compared(
		ratePercentRule,
		{ rate: ratio },
		({ rate }) => ({ percent: rate.times(hundred) }),
		({ rate }) => ({ percent: rate * 100 }),
	),
	compared(
		dailyInterestRule,
		{ amount: money, dailyRate: ratio },
		({ amount, dailyRate }) => ({ interest: amount.times(dailyRate) }),
		({ amount, dailyRate }) => ({ interest: amount * dailyRate }),
	),
	compared(
		totalInterestRule,
		{ amount: money, dailyRate: ratio, loanPeriodDays: count(1, 365), freePeriodDays: count(0, 60) },
		({ amount, dailyRate, loanPeriodDays, freePeriodDays }) => ({
			interest: amount.times(dailyRate).times(Math.max(loanPeriodDays - freePeriodDays, 0)),
		}),
		({ amount, dailyRate, loanPeriodDays, freePeriodDays }) => ({
			interest: amount * dailyRate * Math.max(loanPeriodDays - freePeriodDays, 0),
		}),
	),
	compared(
		accruedInterestRule,
		{
			amount: money,
			dailyRate: ratio,
			daysLent: count(0, 400),
			loanPeriodDays: count(1, 365),
			freePeriodDays: count(0, 60),
		},
		({ amount, dailyRate, daysLent, loanPeriodDays, freePeriodDays }) => ({
			interest: amount
				.times(dailyRate)
				.times(Math.max(Math.min(daysLent, loanPeriodDays) - freePeriodDays, 0)),
		}),
		({ amount, dailyRate, daysLent, loanPeriodDays, freePeriodDays }) => ({
			interest: amount * dailyRate * Math.max(Math.min(daysLent, loanPeriodDays) - freePeriodDays, 0),
		}),
	),
	compared(
		loanPenaltyRule,
		{ amount: money, penaltyRate: ratio, overdueDays: count(0, 365) },
		({ amount, penaltyRate, overdueDays }) => ({
			penalty: amount.times(penaltyRate).times(overdueDays),
		}),
		({ amount, penaltyRate, overdueDays }) => ({ penalty: amount * penaltyRate * overdueDays }),
	),
	compared(
		amountToRepayRule,
		{ principal: money, interest: money, penalty: money },
		({ principal, interest, penalty }) => ({ amount: principal.plus(interest).plus(penalty) }),
		({ principal, interest, penalty }) => ({ amount: principal + interest + penalty }),
	),
	compared(
		aprRule,
		{ amount: lent, withheld, payment: paid, payments: count(1, 1), daysBetween: count(30, 3650) },
		({ amount, withheld: kept, payment, daysBetween }) => {
			const growth = payment.div(amount.minus(kept)).pow(new Decimal(365).div(daysBetween));
			return { percent: nearest(growth.minus(1).times(hundred), 1) };
		},
		({ amount, withheld: kept, payment, daysBetween }) => ({
			percent: nearestFloat(((payment / (amount - kept)) ** (365 / daysBetween) - 1) * 100, 1),
		}),
	),
	compared(
		fundDailyProfitRule,
		{ amount: money, dividendPercent: percent },
		({ amount, dividendPercent }) => ({ profit: down(amount.times(dividendPercent).div(hundred), 4) }),
		({ amount, dividendPercent }) => ({ profit: downFloat((amount * dividendPercent) / 100, 4) }),
	),
	compared(
		fundTotalProfitRule,
		{ dailyProfit: ratio, lockDays: count(1, 365) },
		({ dailyProfit, lockDays }) => ({ profit: dailyProfit.times(lockDays) }),
		({ dailyProfit, lockDays }) => ({ profit: dailyProfit * lockDays }),
	),
	compared(
		redemptionPenaltyRule,
		{ shareAmount: money, liquidatedDamagesPercent: percent },
		({ shareAmount, liquidatedDamagesPercent }) => ({
			penalty: shareAmount.times(liquidatedDamagesPercent).div(hundred),
		}),
		({ shareAmount, liquidatedDamagesPercent }) => ({
			penalty: (shareAmount * liquidatedDamagesPercent) / 100,
		}),
	),
	compared(
		exitCostRule,
		{ penalty: money, dailyProfit: ratio, daysLeft: count(0, 365) },
		({ penalty, dailyProfit, daysLeft }) => ({ cost: penalty.plus(dailyProfit.times(daysLeft)) }),
		({ penalty, dailyProfit, daysLeft }) => ({ cost: penalty + dailyProfit * daysLeft }),
	),
	compared(
		displaySummaryRule,
		{ amount: unrounded },
		({ amount }) => ({ amount: nearest(amount, 4) }),
		({ amount }) => ({ amount: nearestFloat(amount, 4) }),
	),
	compared(
		displayBalanceRule,
		{ amount: unrounded },
		({ amount }) => ({ amount: nearest(amount, 2) }),
		({ amount }) => ({ amount: nearestFloat(amount, 2) }),
	),
	compared(
		accountTotalRule,
		{ free: debt, locked: money },
		({ free, locked }) => ({ total: free.plus(locked) }),
		({ free, locked }) => ({ total: free + locked }),
	),
	compared(
		dayStartTotalRule,
		{ totalBalance: money, floatingProfit: debt, profits: debt },
		({ totalBalance, floatingProfit, profits }) => ({
			startTotal: totalBalance.plus(floatingProfit).minus(profits),
		}),
		({ totalBalance, floatingProfit, profits }) => ({ startTotal: totalBalance + floatingProfit - profits }),
	),
	compared(
		dayProfitPercentRule,
		{ profits: debt, startTotal: divisor },
		({ profits, startTotal }) => ({ percent: nearest(profits.div(startTotal).times(hundred), 2) }),
		({ profits, startTotal }) => ({ percent: nearestFloat((profits / startTotal) * 100, 2) }),
	),
];

/** Rules that compute no decimals, so that nothing can be compared. */
export const withoutDecimals: readonly AnyRule[] = [historyRangeRule];
