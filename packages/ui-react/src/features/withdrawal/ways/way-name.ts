import { type BoundWay, mask, numberOf } from "@tradewind/domain/withdrawal";

/** A way in a sentence: its currency or bank, and the ends of its number. */
export const wayName = (way: BoundWay): string =>
	[way.kind === "crypto" ? way.currencyCode : way.details.bankName, mask(numberOf(way))]
		.filter((part) => part !== "")
		.join(" ");
