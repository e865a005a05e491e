import type { InstrumentCode } from "@tradewind/domain";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useApp } from "../../shell/app.ts";

/** Makes an instrument the current one and goes to the trade page (Spec 1 §2). */
export const useChoose = (): ((code: InstrumentCode) => void) => {
	const { market } = useApp();
	const navigate = useNavigate();
	return useCallback(
		(code) => {
			market.send({ type: "choose", code });
			navigate("/trade");
		},
		[market, navigate],
	);
};
