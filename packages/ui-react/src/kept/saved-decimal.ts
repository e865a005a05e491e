import { type Decimal, money, parseDecimal, rate, toText } from "@tradewind/domain/money";
import { BigDecimal, Result, Schema, SchemaGetter } from "effect";

const isDecimal = Schema.makeFilter((text: string) => Result.isSuccess(parseDecimal(text)));

/** A figure that is saved as text. */
const decimalAs = <Value extends Decimal>(brand: (value: Decimal) => Value) =>
	Schema.String.check(isDecimal).pipe(
		Schema.decodeTo(
			Schema.declare((value): value is Value => BigDecimal.isBigDecimal(value)),
			{
				decode: SchemaGetter.transform((text: string) => brand(Result.getOrThrow(parseDecimal(text)))),
				encode: SchemaGetter.transform((value: Value) => toText(value)),
			},
		),
	);

export const SavedMoney = decimalAs(money);
export const SavedRate = decimalAs(rate);
