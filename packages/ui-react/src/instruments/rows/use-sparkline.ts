import type { InstrumentCode, Sparkline } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { useApp } from "../../state/app.ts";
import { oncePer } from "../../state/once-per.ts";
import { useListData } from "./use-list-data.ts";

/** The latest closes of an instrument for its sparkline. They are loaded once a list is shown. */
export const useSparkline = (code: InstrumentCode): readonly Price[] | undefined => {
	useListData();
	return useSelector(
		useApp().market,
		({ context: { sparklines } }) => sparklines && closesByCode(sparklines).get(code),
	);
};

const closesByCode = oncePer(
	(sparklines: readonly Sparkline[]) => new Map(sparklines.map(({ code, closes }) => [code, closes])),
);
