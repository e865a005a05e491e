import type { InstrumentCode } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { useDeferredValue, useMemo } from "react";
import { useApp } from "../../state/app.ts";

/** The latest closes of each instrument, as sparklines draw them. They come after the list, and are drawn in slices. */
export const useSparklines = (): ReadonlyMap<InstrumentCode, readonly Price[]> => {
	const sparklines = useDeferredValue(useSelector(useApp().market, ({ context }) => context.sparklines));
	return useMemo(() => new Map(sparklines?.map(({ code, closes }) => [code, closes])), [sparklines]);
};
