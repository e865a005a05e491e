import { BigDecimal } from "effect";
import type { Instrument } from "../../market/instrument.ts";
import { decimal } from "../../money/decimal.ts";
import { distance } from "../../sum/sum-of.ts";
import { type StopOutPrice, stopOutPrices } from "./stop-out-prices.ts";

/** The largest distance from the latest price, as a share of it, at which the stop-out price is shown on a chart. */
const near = decimal("0.05");

/** The stop-out price of `instrument` if it is near (docs/assumptions.md, A-664). `before` is the last result. */
export const nearStopOut = (
	reading: Parameters<typeof stopOutPrices>[0],
	instrument: Instrument,
	instrumentOf: Parameters<typeof stopOutPrices>[1],
	before: StopOutPrice | undefined,
): StopOutPrice | undefined => {
	const known = before ? [before] : [];
	const found = stopOutPrices(reading, instrumentOf, known).find(
		(one) => one.instrument.id === instrument.id,
	);
	if (!found) return undefined;
	const { price: latest } = found.figures;
	const away = distance(found.price, latest);
	return BigDecimal.isLessThanOrEqualTo(away, BigDecimal.multiply(latest, near)) ? found : undefined;
};
