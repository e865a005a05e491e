export { type AmountWarning, amountWarnings } from "./amount-warning.ts";
export { currencyDecimals } from "./currency-decimals.ts";
export {
	type Decimal,
	decimal,
	divide,
	formatFixed,
	hundred,
	type Money,
	money,
	NotADecimal,
	type Price,
	parseDecimal,
	price,
	type Quantity,
	quantity,
	type Rate,
	type Rounding,
	rate,
	round,
	sumOfKnown,
	toText,
	wholeDecimal,
	zero,
} from "./decimal.ts";
export { type FigureFormat, formatFigure, withCurrency, withPercent } from "./format-figure.ts";
export { type AmountBounds, type AmountIssue, type AmountReading, readAmount } from "./read-amount.ts";
export {
	NotATypedDecimal,
	readTypedDecimal,
	shownDecimalMark,
	translateTypedDecimal,
	writeTypedDecimal,
} from "./typed-decimal.ts";
