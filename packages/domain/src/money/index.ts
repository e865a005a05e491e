export type { AmountWarning } from "./amount-warning.ts";
export { currencyDecimals } from "./currency-decimals.ts";
export {
	type Decimal,
	decimal,
	divide,
	formatFixed,
	hundred,
	type Money,
	money,
	type Price,
	parseDecimal,
	price,
	type Quantity,
	quantity,
	type Rate,
	type Rounding,
	rate,
	round,
	toText,
	wholeDecimal,
	zero,
} from "./decimal.ts";
export { formatFigure, withCurrency, withPercent } from "./format-figure.ts";
export {
	readTypedDecimal,
	shownDecimalMark,
	translateTypedDecimal,
	writeTypedDecimal,
} from "./typed-decimal.ts";
