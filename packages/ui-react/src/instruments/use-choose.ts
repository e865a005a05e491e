import type { InstrumentCode } from "@tradewind/domain/market";
import { useCallback } from "react";
import { type App, useApp } from "../state/app.ts";
import { useGo } from "../ui/layout/use-go.ts";
import { watched } from "./watched.ts";

/** Makes an instrument the current one (Spec 1 §2) and the first of the viewed ones. */
export const chooseInstrument = ({ market }: Pick<App, "market">, code: InstrumentCode): void => {
	market.send({ type: "choose", code });
	watched.view(code);
};

/** Makes an instrument the current one and opens the trade page (Spec 1 §2). */
export const useChoose = (): ((code: InstrumentCode) => void) => {
	const app = useApp();
	const go = useGo();
	return useCallback(
		(code) => {
			chooseInstrument(app, code);
			go("/trade");
		},
		[app, go],
	);
};
