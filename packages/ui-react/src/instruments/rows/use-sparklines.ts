import type { InstrumentCode } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { useDeferredValue, useMemo } from "react";
import { useApp } from "../../state/app.ts";

/** The latest closes of each instrument for its sparkline. They are loaded after the list and rendered as a transition. */
export const useSparklines = (): ReadonlyMap<InstrumentCode, readonly Price[]> => {
	const sparklines = useDeferredValue(useSelector(useApp().market, ({ context }) => context.sparklines));
	return useMemo(() => new Map(sparklines?.map(({ code, closes }) => [code, closes])), [sparklines]);
};
