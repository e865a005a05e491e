import { BigDecimal, Result } from "effect";
import type { Instrument, InstrumentId } from "../../market/instrument.ts";
import { type Decimal, divide, type Price, type Quantity, sumOfKnown, zero } from "../../money/decimal.ts";
import type { ContractOrder, Direction, OrderTotals } from "../order/contract-order.ts";
import { stopOutPriceRule } from "./stop-out-price.rule.ts";

/** The price of an instrument at which the platform closes positions, if all other prices stay. */
export interface StopOutPrice {
	readonly instrument: Instrument;
	readonly price: Price;
	/** The input of `contract.stop-out-price`. */
	readonly figures: {
		readonly direction: Direction;
		readonly price: Price;
		readonly hazardRate: Decimal;
		readonly margin: Decimal;
		readonly quantity: Quantity;
		readonly contractSize: Quantity;
	};
}

interface OpenPositions {
	readonly holding: readonly ContractOrder[];
	readonly totals: OrderTotals | undefined;
}

/**
 * The stop-out price of each instrument with open positions, the nearest first, in percent of the latest price
 * (docs/assumptions.md, A-680). An instrument whose positions cancel each other out, or that cannot lose so much, has none.
 */
export const stopOutPrices = (
	{ holding, totals }: OpenPositions,
	instrumentOf: (id: InstrumentId) => Instrument | undefined,
): readonly StopOutPrice[] => {
	const margin = sumOfKnown(holding.map((order) => order.margin));
	const hazardRate = totals?.hazardRate;
	if (!margin || !hazardRate) return [];
	const found = [...new Set(holding.map(({ instrument }) => instrument))].flatMap((id) => {
		const instrument = id === undefined ? undefined : instrumentOf(id);
		const positions = holding.filter((order) => order.instrument === id);
		const latest = positions[0]?.latestPrice;
		if (!instrument || !latest || BigDecimal.isZero(latest)) return [];
		const net = BigDecimal.sumAll(positions.map(signed));
		const figures = {
			direction: BigDecimal.isNegative(net) ? ("sell" as const) : ("buy" as const),
			price: latest,
			hazardRate,
			margin,
			quantity: BigDecimal.abs(net) as Quantity,
			contractSize: instrument.contractSize,
		};
		const result = Result.getOrUndefined(stopOutPriceRule.compute(figures));
		if (!result || !BigDecimal.isPositive(result.stopOutPrice)) return [];
		return [{ instrument, price: result.stopOutPrice as Price, figures }];
	});
	return found.sort((one, other) => BigDecimal.Order(distance(one), distance(other)));
};

const signed = ({ direction, quantity }: ContractOrder): Decimal =>
	direction === "buy" ? quantity : BigDecimal.negate(quantity);

const distance = ({ price, figures }: StopOutPrice): Decimal =>
	divide(BigDecimal.abs(BigDecimal.subtract(price, figures.price)), figures.price, 12, "down") ?? zero;
